import { DawnSky } from '../brand/DawnSky.tsx';
import { PhoneFrame } from '../brand/PhoneFrame.tsx';
import { Callout, CheckRow, PropertyRow, Tag } from '../planner/Notion.tsx';
import { PlannerPage } from '../planner/PlannerPage.tsx';
import { duration } from './schedule.ts';

type Props = { shape?: 'wide' | 'tall' | 'square'; zoom?: number };

/** What stands for the tour before it plays; its centre is kept free for the play button. */
export function PhonePoster({ shape = 'wide', zoom = 0.78 }: Props) {
  return (
    <div className={`poster poster-${shape}`}>
      <DawnSky />
      <h1>
        {duration / 1000} segundos
        <br />
        por dentro
        <br />
        do planner
      </h1>
      <div className="poster-phone">
        <PhoneFrame zoom={zoom}>
          <PlannerPage page="devotional" title="Devocional de hoje">
            <PropertyRow icon="tags" label="Leitura">
              <Tag color="yellow">Salmo 5</Tag>
              <Tag color="purple">Manhã</Tag>
            </PropertyRow>
            <Callout icon="bible" color="yellow">
              <p className="notion-quote">“Pela manhã ouvirás a minha voz, ó Senhor…”</p>
              <p className="notion-soft">Salmo 5:3 · Almeida</p>
            </Callout>
            <h2>Uma atitude para hoje</h2>
            <CheckRow isDone>Orar com a Júlia</CheckRow>
            <CheckRow>Escrever à vó Lúcia</CheckRow>
            <h2>O que Deus me mostrou</h2>
            <p>Ele me ouve antes de o dia começar.</p>
          </PlannerPage>
        </PhoneFrame>
      </div>
    </div>
  );
}
