import { DawnSky } from '../brand/DawnSky.tsx';
import { LogoMark } from '../brand/LogoMark.tsx';
import { palette } from '../palette.ts';
import { TourScene } from './TourScene.tsx';

export function TitleScene() {
  return (
    <TourScene name="title">
      <DawnSky hasSun />
      <div className="title-text">
        <div className="rise">
          <LogoMark className="title-mark" accent={palette.horizon} />
        </div>
        <h1 className="rise late">Planner Devocional</h1>
        <p className="rise later">Um passeio rápido</p>
      </div>
    </TourScene>
  );
}
