const tasks = [
  { name: 'Ler Lamentações 3', minutes: 3 },
  { name: 'Anotar a frase que ficou', minutes: 2 },
  { name: 'Orar pela família', minutes: 2 },
];

/** Three tasks that are ticked one by one while a ring of seven minutes fills. */
export function SevenMinutes() {
  return (
    <div className="seven">
      <div className="seven-ring">
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r="42" />
          <circle cx="50" cy="50" r="42" pathLength={100} className="seven-fill" />
        </svg>
        <p>
          <b className="seven-count" />
          min
        </p>
      </div>
      <ul>
        {tasks.map(({ name, minutes }) => (
          <li key={name}>
            <svg viewBox="0 0 28 28" aria-hidden="true">
              <rect x="2" y="2" width="24" height="24" rx="8" />
              <path d="M8 14.6l4.1 4.1 8-9" pathLength={100} />
            </svg>
            <span>{name}</span>
            <small>{minutes} min</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
