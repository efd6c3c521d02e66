import { Diary } from '../planner/Diary.tsx';
import { SceneText } from './SceneText.tsx';
import { TourScene } from './TourScene.tsx';

export function DiaryScene() {
  return (
    <TourScene name="diary">
      <SceneText kicker="Diário" title="Um mês inteiro numa página">
        <p>Anote como foi o dia e três motivos para agradecer.</p>
      </SceneText>
      <div className="page-card drift">
        <div className="rise late">
          <Diary />
        </div>
      </div>
    </TourScene>
  );
}
