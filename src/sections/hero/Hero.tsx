import type { SectionProps } from '../context.ts';
import { CentredHero } from './CentredHero.tsx';
import { HeroOverPicture } from './HeroOverPicture.tsx';
import { HeroActions, HeroHead } from './HeroWords.tsx';
import { MediaBeside } from './MediaBeside.tsx';
import { PlannerPhone } from './PlannerPhone.tsx';
import { PlannerWindow } from './PlannerWindow.tsx';

/**
 * The large headline, the buttons, and the planner, a picture or a video, if the content has one. Implements
 * docs/behaviour.md#hero.
 */
export function Hero(props: SectionProps<'hero'>) {
  const { section, id, context, isInAbTest } = props;
  const { site, product, drawingsUrl, words } = context;
  const { media } = section;
  if (!media) return <CentredHero {...props} />;
  if (media.kind === 'picture' && media.place === 'behind')
    return <HeroOverPicture {...props} picture={media} />;
  if (media.kind !== 'planner' && media.place === 'below') return <CentredHero {...props} media={media} />;
  return (
    <section id={id} className="sky hero text-white">
      <div className="wrap hero-columns">
        <div className="hero-words">
          <HeroHead {...props} />
          <HeroActions {...props} />
        </div>
        {media.kind === 'planner' ? (
          <div className="hero-devices">
            {media.window && (
              <PlannerWindow
                name={site.name}
                pages={product.modules}
                drawingsUrl={drawingsUrl}
                {...media.window}
              />
            )}
            <PlannerPhone planner={media.phone} drawingsUrl={drawingsUrl} isOnFirstScreen={!isInAbTest} />
          </div>
        ) : (
          <MediaBeside media={media} words={words} isOnFirstScreen={!isInAbTest} />
        )}
      </div>
      <div className="horizon" />
    </section>
  );
}
