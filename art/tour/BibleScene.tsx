import { Bible } from '../planner/Bible.tsx';
import { SceneText } from './SceneText.tsx';
import { TourScene } from './TourScene.tsx';

export function BibleScene() {
  return (
    <TourScene name="bible">
      <SceneText kicker="Bíblia" title="Cada livro, cada capítulo">
        <p>Você marca o que leu e vê onde parou.</p>
      </SceneText>
      <div className="page-card drift">
        <div className="rise late">
          <Bible />
        </div>
      </div>
    </TourScene>
  );
}
