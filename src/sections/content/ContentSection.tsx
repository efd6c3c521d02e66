import { Picture } from '../../components/Picture.tsx';
import type { SectionProps } from '../context.ts';

/** Words with a picture beside them and a badge below. */
export function ContentSection({ section, id, light }: SectionProps<'content'>) {
  const { heading, text, badge, picture } = section;
  return (
    <section id={id} className={`close-band ${light}`}>
      <div className="wrap reveal">
        <div className="frame grid items-center gap-5 rounded-lg bg-sheet p-(--inset) md:flex md:flex-wrap md:gap-x-14 md:gap-y-8 md:px-10 md:py-7">
          {/* On a computer beside each other where both have room, whatever the size of the letters. */}
          <div className="md:flex-[1_1_19.5rem]">
            <h2 className="title">{heading}</h2>
            <p className="mt-4 max-w-[36em] text-balance text-soft">{text}</p>
            <Picture {...badge} widths={[320, 640]} sizes="13rem" className="line-drawing mt-5 w-52" />
          </div>
          {/* A little over the card's padding, so that its words are legible on a phone. */}
          {picture && (
            <div className="mx-[-16px] md:mx-0 md:flex-[1_1_24rem]">
              <Picture
                {...picture}
                widths={[480, 720, 1200]}
                sizes="(min-width: 74rem) 36rem, (min-width: 52rem) 43vw, 90vw"
                className="w-full rounded-sm"
              />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
