import { Icon, type IconName } from '../../components/Icon.tsx';

type Props = { icon: IconName; label: string | undefined };

/** The tab of a database's view, as the planner's tool draws it. */
export function PlannerView({ icon, label }: Props) {
  if (!label) return null;
  return (
    <p aria-hidden="true" className="planner-view">
      <span>
        <Icon name={icon} className="size-4" />
        {label}
      </span>
    </p>
  );
}
