import { Callout, CheckRow, PropertyRow, Tag, Toggle } from './Notion.tsx';
import { PlannerPage } from './PlannerPage.tsx';

/** Notes on a sermon, with its main sentence highlighted. */
export function Notes() {
  return (
    <PlannerPage page="notes" title="Ligado à videira">
      <PropertyRow icon="date" label="Culto">
        domingo, 18 de outubro
      </PropertyRow>
      <PropertyRow icon="tags" label="Temas">
        <Tag color="purple">João 15</Tag>
        <Tag color="green">Fruto</Tag>
        <Tag color="blue">Oração</Tag>
      </PropertyRow>
      <Callout icon="bulb" color="yellow">
        <p className="notion-quote">O ramo não faz força para dar uva. Ele só fica ligado à videira.</p>
      </Callout>
      <Toggle title="1. O Pai cuida da vinha" isOpen>
        <ul className="notion-bullets">
          <li>A poda dói, mas é cuidado.</li>
        </ul>
      </Toggle>
      <Toggle title="2. Sem Ele, nada podemos fazer" />
      <Toggle title="3. Muito fruto, para a glória do Pai" />
      <h2>Levar para a célula</h2>
      <CheckRow>Ler João 15 com a Júlia</CheckRow>
      <CheckRow>Perguntar pelo Mateus</CheckRow>
    </PlannerPage>
  );
}
