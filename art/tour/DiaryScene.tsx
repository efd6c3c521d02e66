import { Diary } from '../planner/Diary.tsx';
import { SceneText } from './SceneText.tsx';
import { TourScene } from './TourScene.tsx';

export function DiaryScene() {
  return (
    <TourScene name="diary">
      <SceneText kicker="Diário" title="O mês inteiro numa tela">
        <p>E três motivos para agradecer antes de dormir.</p>
      </SceneText>
      <div className="page-card drift">
        <div className="rise late">
          <Diary />
        </div>
      </div>
    </TourScene>
  );
}
