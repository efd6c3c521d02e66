import { Picture } from '../../components/Picture.tsx';
import type { SectionProps } from '../context.ts';
import { HeroActions, HeroHead } from './HeroWords.tsx';
import type { HeroMedia } from './hero.fields.ts';

type Props = SectionProps<'hero'> & { picture: Extract<HeroMedia, { kind: 'picture' }> };

/** The words over a picture. The picture is darkened, so that the words can be read whatever it shows. */
export function HeroOverPicture({ picture, ...props }: Props) {
  return (
    <section id={props.id} className="hero hero-over text-white">
      <Picture
        file={picture.file}
        alt={picture.alt}
        widths={[720, 1200, 1920]}
        sizes="100vw"
        isOnFirstScreen={!props.isInAbTest}
        className="hero-behind"
      />
      <div className="wrap">
        <div className="hero-over-words">
          <HeroHead {...props} />
          <HeroActions {...props} />
        </div>
      </div>
    </section>
  );
}
