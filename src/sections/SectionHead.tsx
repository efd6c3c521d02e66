import { Prose } from '../components/Prose.tsx';

type Props = { heading: string | undefined; text: string | undefined };

/** The heading of a section and the paragraph below it, either of which may be missing. */
export function SectionHead({ heading, text }: Props) {
  return (
    <>
      {heading && <h2 className="title">{heading}</h2>}
      {text && (
        <p className={`max-w-[36em] text-lg text-soft ${heading ? 'mt-4' : ''}`}>
          <Prose text={text} />
        </p>
      )}
    </>
  );
}
