import { Callout, CheckRow, PropertyRow, Tag, Toggle } from './Notion.tsx';
import { PlannerPage } from './PlannerPage.tsx';

/** Today's devotional of seven minutes. */
export function Devotional() {
  return (
    <PlannerPage page="devotional" title="Devocional de hoje">
      <PropertyRow icon="date" label="Data">
        22 de outubro, 6h40
      </PropertyRow>
      <PropertyRow icon="tags" label="Leitura">
        <Tag color="yellow">Lamentações 3</Tag>
        <Tag color="purple">Manhã</Tag>
      </PropertyRow>
      <Callout icon="bible" color="yellow">
        <p className="notion-quote">“Novas são cada manhã; grande é a tua fidelidade.”</p>
        <p className="notion-soft">Lamentações 3:23 · Almeida</p>
      </Callout>
      <h2>O que Deus me mostrou</h2>
      <p>A fidelidade dEle não depende da minha nota.</p>
      <h2>Uma atitude para hoje</h2>
      <CheckRow isDone>Orar com a Júlia antes da aula</CheckRow>
      <Toggle title="Minha oração" isOpen>
        <p>Pai, obrigado por mais uma manhã.</p>
      </Toggle>
      {/* Below the edge of the page's own picture, but visible on a phone. */}
      <div className="notion-below">
        <h2>Por quem vou orar</h2>
        <CheckRow>Minha mãe e a vó Lúcia</CheckRow>
        <CheckRow>A prova da Bia</CheckRow>
      </div>
    </PlannerPage>
  );
}
