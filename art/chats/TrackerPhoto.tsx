const books = [
  { name: 'Levítico', chapters: 27, read: 27 },
  { name: 'Números', chapters: 36, read: 4 },
];

/** A picture message: a piece of the Bible tracker, chapter by chapter. */
export function TrackerPhoto() {
  return (
    <div className="photo">
      {books.map(({ name, chapters, read }) => (
        <div key={name} className="book">
          <p>
            <strong>{name}</strong>
            <span>
              {read}/{chapters}
            </span>
          </p>
          <div className="chapters">
            {Array.from({ length: chapters }, (_, index) => index + 1).map((chapter) => (
              <i key={chapter} className={chapter <= read ? 'read' : ''} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
