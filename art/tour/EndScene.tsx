import { DawnSky } from '../brand/DawnSky.tsx';
import { LogoMark } from '../brand/LogoMark.tsx';
import { palette } from '../palette.ts';
import { TourScene } from './TourScene.tsx';

export function EndScene() {
  return (
    <TourScene name="end">
      <DawnSky hasSun />
      <div className="title-text">
        <h1 className="rise">
          7 minutos hoje.
          <br />
          <em>Amanhã tem mais.</em>
        </h1>
        <p className="end-brand rise late">
          <LogoMark accent={palette.horizon} />
          Planner Devocional
        </p>
      </div>
    </TourScene>
  );
}
