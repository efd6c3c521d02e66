import { Finance } from '../planner/Finance.tsx';
import { Tithe } from '../planner/Tithe.tsx';
import { SceneText } from './SceneText.tsx';
import { TourScene } from './TourScene.tsx';

export function MoneyScene() {
  return (
    <TourScene name="money">
      <SceneText kicker="Dízimo e finanças" title="O mês fecha sem susto">
        <p>Você sabe o que entrou, o que saiu e o que já entregou.</p>
      </SceneText>
      <div className="money-pages drift">
        <div className="rise late">
          <Tithe />
        </div>
        <div className="rise later">
          <Finance />
        </div>
      </div>
    </TourScene>
  );
}
