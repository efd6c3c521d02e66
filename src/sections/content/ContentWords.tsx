import { NEW_TAB } from '../../components/newTab.ts';
import { Paragraphs } from '../../components/Paragraphs.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Points } from '../../components/Points.tsx';
import { TargetLink } from '../../components/TargetLink.tsx';
import type { SectionProps } from '../context.ts';
import type { SectionOf } from '../index.ts';

type Section = SectionOf<'content'>;

/** The eyebrow, the heading and the person, above the text. */
export function ContentHeading({ section: { eyebrow, heading, person } }: { section: Section }) {
  return (
    <>
      {eyebrow && <p className="mb-1.5 semibold text-plum text-sm">{eyebrow}</p>}
      {heading && <h2 className="title">{heading}</h2>}
      {person && (
        <p className={heading ? 'mt-4' : undefined}>
          <span className="block semibold text-xl">{person.name}</span>
          {person.role && <span className="block text-soft">{person.role}</span>}
        </p>
      )}
    </>
  );
}

type Props = Pick<SectionProps<'content'>, 'section' | 'phases'> & {
  /** The class of each paragraph. */
  textClass: string;
};

/** The text of a content section, with its points, the person's links, its badge and its button. */
export function ContentWords({ section, phases, textClass }: Props) {
  const { text, points, person, badge, button } = section;
  return (
    <>
      <Paragraphs text={text} className={textClass} />
      {points && <Points points={points} className="mt-5" />}
      {person && person.links.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-8">
          {person.links.map(({ label, address }) => (
            <li key={address}>
              <a href={address} {...NEW_TAB} className="flex min-h-11 items-center semibold underline">
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Picture {...badge} widths={[320, 640]} sizes="13rem" className="line-drawing mt-5 w-52" />
      {button && <TargetLink {...button} phases={phases} className="mt-8 w-full sm:w-auto sm:px-12" />}
    </>
  );
}
