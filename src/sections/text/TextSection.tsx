import { Paragraphs } from '../../components/Paragraphs.tsx';
import { Prose } from '../../components/Prose.tsx';
import type { SectionProps } from '../context.ts';

/** A column of headings, paragraphs and lists for long texts. */
export function TextSection({ section, id, background }: SectionProps<'text'>) {
  const { heading, blocks } = section;
  const BlockHeading = heading ? 'h3' : 'h2';
  return (
    <section id={id} className={`band ${background}`}>
      <div className="wrap">
        <div className="mx-auto grid max-w-160 gap-4">
          {heading && <h2 className="title mb-2">{heading}</h2>}
          {blocks.map((block, index) => (
            <div key={index} className={`grid gap-4 ${block.heading && index > 0 ? 'mt-6' : ''}`}>
              {block.heading && <BlockHeading className="subtitle">{block.heading}</BlockHeading>}
              <Paragraphs text={block.text} />
              {block.points && (
                <ul className="grid list-disc gap-2 ps-[1.25em] [line-height:inherit] marker:text-ember">
                  {block.points.map((point) => (
                    <li key={point} className="ps-1">
                      <Prose text={point} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
