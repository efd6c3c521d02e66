import { Picture } from '../../components/Picture.tsx';
import type { HeroCard } from '../../content-model/heroSchema.ts';
import { CalendarPage } from './CalendarPage.tsx';
import { ChecklistPage } from './ChecklistPage.tsx';
import type { Brand } from './PlannerPage.tsx';
import { RoutinePage } from './RoutinePage.tsx';
import { TablePage } from './TablePage.tsx';

type Props = Brand & { card: HeroCard };

/** A phone with a page of the planner, of the kind that the content chooses. Implements docs/behaviour.md#hero-card. */
export function PlannerPhone(props: Props) {
  return (
    <div className="phone">
      <CardOfKind {...props} />
    </div>
  );
}

function CardOfKind({ card, ...brand }: Props) {
  switch (card.kind) {
    case 'rotina':
      return <RoutinePage {...card} {...brand} />;
    case 'lista':
      return <ChecklistPage {...card} {...brand} />;
    case 'tabela':
      return <TablePage {...card} {...brand} />;
    case 'calendario':
      return <CalendarPage {...card} {...brand} />;
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
