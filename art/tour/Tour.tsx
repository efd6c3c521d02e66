import { BibleScene } from './BibleScene.tsx';
import { DevotionalScene } from './DevotionalScene.tsx';
import { DiaryScene } from './DiaryScene.tsx';
import { EndScene } from './EndScene.tsx';
import { MoneyScene } from './MoneyScene.tsx';
import { OverviewScene } from './OverviewScene.tsx';
import { TitleScene } from './TitleScene.tsx';

/** Every scene of the tour, one on top of the other. */
export function Tour() {
  return (
    <main>
      <TitleScene />
      <OverviewScene />
      <DevotionalScene />
      <BibleScene />
      <DiaryScene />
      <MoneyScene />
      <EndScene />
    </main>
  );
}
