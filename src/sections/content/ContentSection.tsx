import { Picture } from '../../components/Picture.tsx';
import type { SectionProps } from '../context.ts';

/** Words with a picture beside them and a badge below. */
export function ContentSection({ section, id, light }: SectionProps<'content'>) {
  const { heading, text, badge, picture } = section;
  return (
    <section id={id} className={`close-band ${light}`}>
      <div className="wrap reveal">
        <div className="devices frame">
          <div>
            <h2 className="title">{heading}</h2>
            <p className="mt-4 max-w-[36em] text-balance text-soft">{text}</p>
            <Picture {...badge} widths={[320, 640]} sizes="13rem" className="mt-5 w-52" />
          </div>
          <Picture
            {...picture}
            widths={[480, 720, 1200]}
            sizes="(min-width: 74rem) 36rem, (min-width: 52rem) 43vw, 90vw"
            className="w-full rounded-sm"
          />
        </div>
      </div>
    </section>
  );
}
