import { CheckRow, NotionPage, Progress, PropertyRow, Status, Table, Toggle, ViewTabs } from './Notion.tsx';

const books = [
  { name: 'Salmos', read: 87, chapters: 150 },
  { name: 'Provérbios', read: 31, chapters: 31 },
  { name: 'João', read: 13, chapters: 21 },
];
const john = [
  [11, 12],
  [13, 14],
  [15, 16],
];

const percent = (read: number, chapters: number) => Math.round((read / chapters) * 100);

/** What has been read of the Bible, and where the reading stopped. */
export function Bible() {
  return (
    <NotionPage page="bible">
      <PropertyRow icon="number" label="Capítulos">
        549 de 1.189 lidos
      </PropertyRow>
      <PropertyRow icon="formula" label="Progresso">
        <Progress value={percent(549, 1189)} color="orange" />
      </PropertyRow>
      <ViewTabs names={['Tabela', 'Galeria', 'Calendário']} />
      <Table
        columns={[
          ['text', 'Livro'],
          ['select', 'Situação'],
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
      />
      <Toggle title="João: parei no capítulo 13" isOpen>
        <div className="notion-columns">
          {john.map((chapters) => (
            <div key={chapters[0]}>
              {chapters.map((chapter) => (
                <CheckRow key={chapter} isDone={chapter < 14}>
                  João {chapter}
                </CheckRow>
              ))}
            </div>
          ))}
        </div>
      </Toggle>
    </NotionPage>
  );
}
