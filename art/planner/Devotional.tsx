import { SunriseCover } from './covers/dawnCovers.tsx';
import { Icon } from './icons.tsx';
import { Checkbox, PlannerPage, Section } from './PlannerPage.tsx';

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
      <p className="planner-devotional-callout">
        <Icon name="heart" size={20} />7 minutos com Deus: ler, refletir, orar
      </p>
      <Section title="O que Deus me mostrou" />
      <p className="planner-devotional-text">
        Acordei com medo da prova. A fidelidade Dele não depende da minha nota.
      </p>
      <Section title="Uma atitude para hoje" />
      <p className="planner-devotional-text planner-devotional-task">
        <Checkbox isDone />
        Orar com a Júlia antes da aula
      </p>
      <Section title="Minha oração" />
      <p className="planner-devotional-text">
        Pai, eu Te agradeço por mais uma manhã. Que eu comece o dia em Ti.
      </p>
      <Section title="Por quem vou orar" />
      <p className="planner-devotional-text planner-devotional-task">
        <Checkbox isDone={false} />
        Minha mãe e a vó Lúcia
      </p>
    </PlannerPage>
  );
}
