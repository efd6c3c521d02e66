import { type Book, BookTable, Chapters } from '../planner/Bible.tsx';

const books: Book[] = [
  { name: 'Levítico', read: 27, chapters: 27 },
  { name: 'Números', read: 4, chapters: 36 },
];

/** A picture message: a piece of the planner's Bible page, as she has filled it in. */
export function TrackerPhoto() {
  return (
    <div className="photo">
      <div className="notion">
        <BookTable books={books} />
        <Chapters book="Números" read={4} columns={[[4], [5], [6]]} />
      </div>
    </div>
  );
}
