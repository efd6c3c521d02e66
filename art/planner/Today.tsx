import { Callout, CheckRow, PropertyRow, Tag, Toggle } from './Notion.tsx';
import { PlannerPage } from './PlannerPage.tsx';

/** Today's devotional in few words, for a phone that is shown small. */
export function Today() {
  return (
    <PlannerPage page="devotional" title="7 minutos de hoje">
      <PropertyRow icon="tags" label="Leitura">
        <Tag color="yellow">Salmo 5</Tag>
      </PropertyRow>
      <CheckRow isDone>Ler o Salmo 5</CheckRow>
      <CheckRow isDone>Anotar uma frase</CheckRow>
      <CheckRow>Orar pela família</CheckRow>
      <Callout icon="bible" color="yellow">
        <p className="notion-quote">“Pela manhã ouvirás a minha voz…”</p>
        <p className="notion-soft">Salmo 5:3</p>
      </Callout>
      <Toggle title="Minha oração" />
    </PlannerPage>
  );
}

/** Today's devotional in even fewer words, for the small phone in front of a laptop. */
export function TodayInBrief() {
  return (
    <PlannerPage page="devotional" title="7 minutos">
      <CheckRow isDone>Salmo 5</CheckRow>
      <CheckRow isDone>Anotar</CheckRow>
      <CheckRow>Orar</CheckRow>
      <Callout icon="bible" color="yellow">
        <p className="notion-quote">“Pela manhã ouvirás a minha voz…”</p>
      </Callout>
    </PlannerPage>
  );
}
