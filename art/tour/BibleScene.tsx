import { Bible } from '../planner/Bible.tsx';
import { SceneText } from './SceneText.tsx';
import { TourScene } from './TourScene.tsx';

export function BibleScene() {
  return (
    <TourScene name="bible">
      <SceneText kicker="Bíblia" title="Capítulo por capítulo">
        <p>Marque o que leu hoje e continue amanhã de onde parou.</p>
      </SceneText>
      <div className="page-card drift">
        <div className="rise late">
          <Bible />
        </div>
      </div>
    </TourScene>
  );
}
