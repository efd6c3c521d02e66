/** The titles of the days that are completely visible. The guide has two more. */
const DAYS = [
  'Quando a vontade some',
  'Cinco minutos contam',
  'Bíblia antes do celular',
  'Orar sem palavras',
  'Falhei ontem. E agora?',
];

/** The guide starts on this day, when most people give up. */
const FIRST_DAY = 8;

function Sunrise() {
  return (
    <svg viewBox="0 0 64 25" aria-hidden="true">
      <path d="M20 24a12 12 0 0 1 24 0" fill="#ffdf9f" />
      <path d="M1 24H63M20 24a12 12 0 0 1 24 0M32 8V2M20.500 12.500 16 8M43.500 12.500 48 8M15 18.500 9 16.500M49 18.500l6-2" />
    </svg>
  );
}

/** Two fanned pages of the bonus guide. The lower edge of the picture cuts them off between two lines. */
export function GuidePages() {
  return (
    <div className="guide-pages">
      <section>
        <h1>A segunda semana</h1>
        <p>Sete leituras, dias 8 a 14</p>
        <ol start={FIRST_DAY}>
          {DAYS.map((day) => (
            <li key={day}>{day}</li>
          ))}
        </ol>
      </section>
      <section>
        <Sunrise />
        <small>Dia {FIRST_DAY}</small>
        <h1>{DAYS[0]}</h1>
        <blockquote>
          “Dá vigor ao cansado e multiplica as forças ao que não tem nenhum vigor.”
          <cite>Isaías 40:29</cite>
        </blockquote>
        <div>O que me fez parar?</div>
      </section>
    </div>
  );
}
