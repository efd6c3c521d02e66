import { Icon } from '../shell/Icon.tsx';

type Props = { href: string; title: string; help?: string | undefined };

/** A way to a form of its own. */
export function RowLink({ href, title, help }: Props) {
  return (
    <a className="row-link" href={href}>
      <span>
        <span className="row-title">{title}</span>
        {help && <span className="notes">{help}</span>}
      </span>
      <Icon name="next" />
    </a>
  );
}
