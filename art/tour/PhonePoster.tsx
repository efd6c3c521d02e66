import { DawnSky } from '../brand/DawnSky.tsx';
import { PhoneFrame } from '../brand/PhoneFrame.tsx';
import { Callout, CheckRow } from '../planner/Notion.tsx';
import { PlannerPage } from '../planner/PlannerPage.tsx';
import { duration } from './schedule.ts';

type Props = { shape?: 'wide' | 'tall' | 'square'; zoom?: number };

/**
 * What stands for the tour before it plays; its centre is kept free for the play button. One psalm alone, in letters that can be
 * read where a phone shows the poster 350 px wide.
 */
export function PhonePoster({ shape = 'wide', zoom = 0.9 }: Props) {
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
          <PlannerPage page="devotional" title="Salmo 5">
            <Callout icon="bible" color="yellow">
              <p className="notion-quote">
                “Pela manhã
                <br />
                ouvirás a
                <br />
                minha voz…”
              </p>
            </Callout>
            <CheckRow isDone>Ler</CheckRow>
            <CheckRow>Orar</CheckRow>
          </PlannerPage>
        </PhoneFrame>
      </div>
    </div>
  );
}
