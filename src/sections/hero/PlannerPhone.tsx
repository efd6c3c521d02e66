import { Picture } from '../../components/Picture.tsx';
import type { HeroCard } from '../../content-model/heroSchema.ts';
import { CalendarPage } from './CalendarPage.tsx';
import { ChecklistPage } from './ChecklistPage.tsx';
import type { Drawings } from './PlannerPage.tsx';
import { RoutinePage } from './RoutinePage.tsx';
import { TablePage } from './TablePage.tsx';

type Props = Drawings & { card: HeroCard };

/** A phone with a page of the planner, of the kind that the content chooses. Implements docs/behaviour.md#hero-card. */
export function PlannerPhone(props: Props) {
  return (
    <div className="phone">
      <CardOfKind {...props} />
    </div>
  );
}

function CardOfKind({ card, drawings }: Props) {
  switch (card.kind) {
    case 'rotina':
      return <RoutinePage {...card} drawings={drawings} />;
    case 'lista':
      return <ChecklistPage {...card} drawings={drawings} />;
    case 'tabela':
      return <TablePage {...card} drawings={drawings} />;
    case 'calendario':
      return <CalendarPage {...card} drawings={drawings} />;
    case 'imagem':
      return (
        <Picture
          file={card.image}
          alt={card.alt}
          widths={[360, 720]}
          sizes="20rem"
          isOnFirstScreen
          className="phone-picture"
        />
      );
  }
}
