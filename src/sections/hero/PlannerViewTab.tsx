import { Icon, type IconName } from '../../components/Icon.tsx';

type Props = { icon: IconName; label: string | undefined };

/** The tab of a database's view, as the planner's tool draws it. */
export function PlannerViewTab({ icon, label }: Props) {
  if (!label) return null;
  return (
    <p aria-hidden="true" className="mt-3 flex [border-bottom:1px_solid_#e9e9e7] medium text-[0.875rem]">
      <span className="-mb-px flex items-center gap-1.5 [border-bottom:2px_solid] py-1.5">
        <Icon name={icon} className="size-4" />
        {label}
      </span>
    </p>
  );
}
