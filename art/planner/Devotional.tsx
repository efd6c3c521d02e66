import { Callout, CheckRow, NotionPage, PropertyRow, Tag, Toggle } from './Notion.tsx';

/** The seven minutes of today. */
export function Devotional() {
  return (
    <NotionPage page="devotional" title="Devocional de hoje">
      <PropertyRow icon="date" label="Data">
        22 de outubro, 6h40
      </PropertyRow>
      <PropertyRow icon="tags" label="Leitura">
        <Tag color="purple">Lamentações 3</Tag>
        <Tag color="yellow">7 min</Tag>
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
    </NotionPage>
  );
}
