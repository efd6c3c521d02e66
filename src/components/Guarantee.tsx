import type { Content } from '../content-model/schemas.ts';
import { Icon } from './Icon.tsx';

type Props = { guarantee: Content['site']['guarantee']; headingClass: string; textClass: string };

/** The guarantee's heading, with a shield, and its text. */
export function Guarantee({ guarantee, headingClass, textClass }: Props) {
  return (
    <>
      <h3 className={`subtitle flex flex-wrap items-center gap-2 ${headingClass}`}>
        <Icon name="shield" className="size-9 text-plum" />
        {guarantee.heading}
      </h3>
      <p className={`mt-2 max-w-[36em] text-balance ${textClass}`}>{guarantee.text}</p>
    </>
  );
}
