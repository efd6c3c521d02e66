import { LampCover } from './covers/nightCovers.tsx';
import { Icon } from './icons.tsx';
import { PlannerPage, ProgressBar } from './PlannerPage.tsx';

const testaments = [
  { name: 'Antigo Testamento', read: 390, chapters: 929 },
  { name: 'Novo Testamento', read: 159, chapters: 260 },
];
const books = [
  { name: 'Salmos', read: 87, chapters: 150 },
  { name: 'Romanos', read: 9, chapters: 16 },
  { name: 'Provérbios', read: 31, chapters: 31 },
];
const chapters = Array.from({ length: 21 }, (_, index) => index + 1);
const current = 14;

function percent(read: number, total: number): number {
  return Math.round((read / total) * 100);
}

function stateOf(chapter: number): string {
  if (chapter === current) return 'planner-bible-now';
  return chapter < current ? 'planner-bible-read' : '';
}

/** What has been read of the Bible: by testament, by book, by chapter. */
export function Bible() {
  return (
    <PlannerPage
      title="Bíblia"
      lead="549 de 1.189 capítulos lidos"
      icon="book"
      cover={<LampCover />}
      coverHeight={96}
      tone="night"
      layout="stack"
      hasFade
    >
      <div className="planner-bible-testaments">
        {testaments.map(({ name, read, chapters: total }) => (
          <div key={name}>
            <p>
              <b>{percent(read, total)}%</b> {name}
            </p>
            <ProgressBar value={percent(read, total)} />
          </div>
        ))}
      </div>
      <div className="planner-bible-book">
        <p className="planner-bible-name">
          <b>João</b>
          <span>
            <Icon name="flame" size={17} /> 12 dias seguidos
          </span>
        </p>
        <div className="planner-bible-chapters">
          {chapters.map((chapter) => (
            <span key={chapter} className={stateOf(chapter)}>
              {chapter}
            </span>
          ))}
        </div>
      </div>
      {books.map(({ name, read, chapters: total }) => (
        <div key={name} className="planner-bible-row">
          <b>{name}</b>
          <ProgressBar value={percent(read, total)} />
          <span>
            {read} de {total}
          </span>
        </div>
      ))}
    </PlannerPage>
  );
}
