import { PhoneFrame } from '../brand/PhoneFrame.tsx';
import { Devotional } from '../planner/Devotional.tsx';
import { SceneText } from './SceneText.tsx';
import { SevenMinutes } from './SevenMinutes.tsx';
import { TourScene } from './TourScene.tsx';

export function DevotionalScene() {
  return (
    <TourScene name="devotional">
      <SceneText kicker="Devocional" title="7 minutos com Deus">
        <SevenMinutes />
      </SceneText>
      <div className="devotional-phone drift">
        <div className="rise late">
          <PhoneFrame zoom={0.63}>
            <Devotional />
          </PhoneFrame>
        </div>
      </div>
    </TourScene>
  );
}
