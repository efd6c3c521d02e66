import type { SectionProps } from '../context.ts';
import { ContentCard } from './ContentCard.tsx';
import { PlainContent } from './PlainContent.tsx';

/** A text with a picture, a video or several pictures, on the page's background or in a card. */
export function ContentSection(props: SectionProps<'content'>) {
  const { section, id, background } = props;
  return (
    <section id={id} className={`${section.isCompact ? 'compact-band' : 'band'} ${background}`}>
      {section.look === 'card' ? <ContentCard {...props} /> : <PlainContent {...props} />}
    </section>
  );
}
