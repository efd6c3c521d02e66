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

function PageOfKind({ planner, drawingsUrl, isOnFirstScreen }: Props) {
  switch (planner.kind) {
    case 'rotina':
      return <RoutinePage {...planner} drawingsUrl={drawingsUrl} />;
    case 'lista':
      return <ChecklistPage {...planner} drawingsUrl={drawingsUrl} />;
    case 'tabela':
      return <TablePage {...planner} drawingsUrl={drawingsUrl} />;
    case 'calendario':
      return <CalendarPage {...planner} drawingsUrl={drawingsUrl} />;
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
