import { Picture } from '../../components/Picture.tsx';
import { CalendarPage } from './CalendarPage.tsx';
import { ChecklistPage } from './ChecklistPage.tsx';
import type { Drawings } from './PlannerPage.tsx';
import type { Planner } from './planner.fields.ts';
import { RoutinePage } from './RoutinePage.tsx';
import { TablePage } from './TablePage.tsx';

type Props = Drawings & { planner: Planner; isOnFirstScreen: boolean };

/** A phone that shows a page of the planner or a picture. Implements docs/behaviour.md#hero-card. */
export function PlannerPhone(props: Props) {
  return (
    <div className="phone">
      <PageOfKind {...props} />
    </div>
  );
}

function PageOfKind({ planner, drawings, isOnFirstScreen }: Props) {
  switch (planner.kind) {
    case 'rotina':
      return <RoutinePage {...planner} drawings={drawings} />;
    case 'lista':
      return <ChecklistPage {...planner} drawings={drawings} />;
    case 'tabela':
      return <TablePage {...planner} drawings={drawings} />;
    case 'calendario':
      return <CalendarPage {...planner} drawings={drawings} />;
    case 'imagem':
      return (
        <Picture
          file={planner.picture.file}
          alt={planner.picture.alt}
          widths={[360, 720]}
          sizes="20rem"
          isOnFirstScreen={isOnFirstScreen}
          className="phone-picture"
        />
      );
  }
}
