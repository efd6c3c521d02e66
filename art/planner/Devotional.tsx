import { colors } from './colors.ts';
import { SunriseCover } from './covers/dawnCovers.tsx';
import { Checkbox, PlannerPage, ProgressRing, Section } from './PlannerPage.tsx';

/** The seven minutes of today. */
export function Devotional() {
  return (
    <PlannerPage
      crumb="Devocional"
      title="Devocional de hoje"
      lead="Quinta, 22 de outubro"
      icon="sunrise"
      cover={<SunriseCover />}
      coverHeight={118}
      tone="dawn"
      layout="centre"
      isRoundIcon
      hasFade
    >
      <blockquote className="planner-devotional-verse">
        “As suas misericórdias não têm fim. Novas são cada manhã; grande é a tua fidelidade.”
        <cite>Lamentações 3:22-23</cite>
      </blockquote>
      <div className="planner-devotional-timer">
        <ProgressRing value={64} size={54} stroke={6} color={colors.ember}>
          <span className="planner-devotional-time">2:31</span>
        </ProgressRing>
        <p>
          <b>7 min com Deus</b>
          <span>Celular no silencioso</span>
        </p>
        <ol>
          <li className="planner-devotional-done">Ler</li>
          <li className="planner-devotional-done">Refletir</li>
          <li>Orar</li>
        </ol>
      </div>
      <Section title="O que Deus me mostrou" />
      <p className="planner-devotional-text">
        Acordei com medo da prova. A fidelidade dele não depende da minha nota.
      </p>
      <Section title="Uma atitude para hoje" />
      <p className="planner-devotional-text planner-devotional-task">
        <Checkbox isDone />
        Orar com a Júlia antes da aula
      </p>
      <Section title="Minha oração" />
      <p className="planner-devotional-text">
        Pai, eu te agradeço por mais uma manhã. Que eu comece o dia em ti.
      </p>
    </PlannerPage>
  );
}
