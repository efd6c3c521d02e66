import { CheckRow, Progress, PropertyRow, Status, Table, Toggle, ViewTabs } from './Notion.tsx';
import { PlannerPage } from './PlannerPage.tsx';

export type Book = { name: string; read: number; chapters: number };

const books: Book[] = [
  { name: 'Salmos', read: 87, chapters: 150 },
  { name: 'Provérbios', read: 31, chapters: 31 },
  { name: 'João', read: 13, chapters: 21 },
];

const percent = (read: number, chapters: number) => Math.round((read / chapters) * 100);

/** How far each book has been read. */
export function BookTable({ books, hasNew = false }: { books: Book[]; hasNew?: boolean }) {
  return (
    <Table
      columns={[
        ['title', 'Livro'],
        ['status', 'Situação'],
        ['formula', 'Lido'],
      ]}
      rows={books.map(({ name, read, chapters }) => [
        name,
        read === chapters ? (
          <Status key="read" color="green">
            Concluído
          </Status>
        ) : (
          <Status key="reading" color="blue">
            Lendo
          </Status>
        ),
        <Progress key="progress" value={percent(read, chapters)} />,
      ])}
      hasNew={hasNew}
    />
  );
}

type ChaptersProps = {
  book: string;
  /** The last chapter that has been read. */
  read: number;
  /** The visible chapters, column by column. */
  columns: number[][];
};

/** A checkbox for each of the chapters around the last one that has been read. */
export function Chapters({ book, read, columns }: ChaptersProps) {
  return (
    <Toggle title={`${book}: parei no capítulo ${read}`} isOpen>
      <div className="notion-columns">
        {columns.map((chapters) => (
          <div key={chapters[0]}>
            {chapters.map((chapter) => (
              <CheckRow key={chapter} isDone={chapter <= read}>
                {book} {chapter}
              </CheckRow>
            ))}
          </div>
        ))}
      </div>
    </Toggle>
  );
}

/** What has been read of the Bible, and where the reading stopped. */
export function Bible() {
  return (
    <PlannerPage page="bible">
      <PropertyRow icon="formula" label="Capítulos">
        549 de 1.189 lidos
      </PropertyRow>
      <ViewTabs names={['Tabela', 'Galeria']} />
      <BookTable books={books} hasNew />
      <Chapters
        book="João"
        read={13}
        columns={[
          [11, 12],
          [13, 14],
          [15, 16],
        ]}
      />
    </PlannerPage>
  );
}
