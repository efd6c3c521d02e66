import { Icon } from './Icon.tsx';

type Props = { items: string[]; className?: string };

/** A list of short statements, each with a drawn tick. */
export function CheckList({ items, className = '' }: Props) {
  return (
    <ul className={`text-balance ${className}`}>
      {items.map((item) => (
        <li key={item} className="reveal flex items-start gap-3">
          <Icon name="check" className="size-6 flex-none text-plum" />
          {item}
        </li>
      ))}
    </ul>
  );
}
