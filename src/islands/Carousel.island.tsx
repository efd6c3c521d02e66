// Hydrates because it advances by itself, loops, and responds to drag, buttons and arrow keys.
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { Icon, type IconName } from '../components/Icon.tsx';
import { positionLabel } from '../components/positionLabel.ts';
import type { Content } from '../content-model/schemas.ts';
import { initialAutoplay, isAutoplayOn, isPlaying, nextAutoplay } from '../domain/autoplay.ts';

type Props = {
  labels: Content['interface']['carousel'];
  /** The name of the region, if another carousel of the page has the usual name. */
  name?: string;
  total: number;
  /** Links to the slides, in their order, rendered by the server: see sections/gallery/ModuleTabs.tsx. */
  tabs?: ReactNode;
  /** The slides, rendered by the server: see sections/gallery/ModuleSlides.tsx. */
  children?: ReactNode;
};

const DELAY_MS = 3000;
/** The time after which the effect of a touch has been drawn. */
const TOUCH_MS = 300;
const OPTIONS = { loop: true, align: 'start', container: '[data-slides]' } as const;
/** The maximum number of slides that are visible at once, on a desktop. */
const VISIBLE_SLIDES = 3;
const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');

export function Carousel({ labels, name = labels.label, total, tabs, children }: Props) {
  const root = useRef<HTMLElement>(null);
  const tabRow = useRef<HTMLDivElement>(null);
  const [plugins] = useState(() => [Autoplay({ delay: DELAY_MS, playOnInit: false, stopOnFocusIn: false })]);
  const [viewport, embla] = useEmblaCarousel(OPTIONS, plugins);
  const [selected, setSelected] = useState(0);
  const [autoplay, dispatch] = useReducer(nextAutoplay, false, initialAutoplay);
  const [isHydrated, setIsHydrated] = useState(false);
  const [canMove, setCanMove] = useState(true);

  useEffect(() => {
    if (!embla) return;
    // The visitor may have scrolled the row before it hydrated: Embla takes over at that slide. Read before the styles of the
    // hydrated row, which does not scroll.
    const row = embla.rootNode();
    const scrolledTo = Math.round(row.scrollLeft / (embla.slideNodes()[0]?.offsetWidth ?? 1)) % total;
    row.scrollTo({ left: 0, behavior: 'instant' });
    embla.scrollTo(scrolledTo, true);
    const onSelect = () => {
      setSelected(embla.selectedScrollSnap());
      // Three pages are all visible on a desktop.
      setCanMove(embla.scrollSnapList().length > 1);
    };
    // The plugin stops as a touch begins. The controls change later, so that the effect of the touch is drawn first.
    const onPointerUp = () => setTimeout(() => dispatch({ type: 'interaction' }), TOUCH_MS);
    onSelect();
    setIsHydrated(true);
    embla.on('select', onSelect).on('reInit', onSelect).on('pointerUp', onPointerUp);
    return () => void embla.off('select', onSelect).off('reInit', onSelect).off('pointerUp', onPointerUp);
  }, [embla, total]);

  useEffect(() => {
    const motion = reducedMotion();
    const onMotion = () => dispatch({ type: 'motion', isOn: !motion.matches });
    const onTab = () => dispatch({ type: 'tab', isOn: !document.hidden });
    const observer = new IntersectionObserver(([entry]) =>
      dispatch({ type: 'screen', isOn: entry?.isIntersecting ?? false }),
    );
    if (root.current) observer.observe(root.current);
    onMotion();
    onTab();
    // A pointer or the focus may have been on the carousel before it hydrated.
    if (root.current?.querySelector('[data-viewport]:hover')) dispatch({ type: 'hover' });
    if (root.current?.querySelector(':focus-visible')) dispatch({ type: 'interaction' });
    motion.addEventListener('change', onMotion);
    document.addEventListener('visibilitychange', onTab);
    return () => {
      observer.disconnect();
      motion.removeEventListener('change', onMotion);
      document.removeEventListener('visibilitychange', onTab);
    };
  }, []);

  // A lazy picture loads only when it is visible; the next ones should be there before they slide in.
  useEffect(() => {
    if (!embla) return;
    const pictures = embla.slideNodes().map((slide) => slide.querySelector('img'));
    const load = () => {
      for (let step = -1; step <= VISIBLE_SLIDES; step++) {
        const picture = pictures.at((embla.selectedScrollSnap() + step) % total);
        if (picture) picture.loading = 'eager';
      }
    };
    load();
    embla.on('settle', load);
    return () => void embla.off('settle', load);
  }, [embla, total]);

  const playing = isHydrated && isPlaying(autoplay);
  useEffect(() => {
    const player = embla?.plugins().autoplay;
    // If all slides are visible, the plugin is not initialised and would throw.
    if (!canMove) return;
    if (playing) player?.play(reducedMotion().matches);
    else player?.stop();
  }, [embla, playing, canMove]);

  // Marked here, because React would fail on tabs that a translator has changed.
  useEffect(() => {
    const row = tabRow.current;
    const links = row?.querySelectorAll('a') ?? [];
    for (const [index, link] of links.entries()) {
      if (isHydrated && index === selected) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    const link = links[selected];
    if (!row || !link || !isHydrated) return;
    // The row of tabs is wider than a phone. scrollIntoView() is not used, because it may move the page.
    const left = link.offsetLeft + (link.offsetWidth - row.offsetWidth) / 2;
    row.scrollTo({ left, behavior: reducedMotion().matches ? 'instant' : 'smooth' });
  }, [selected, isHydrated]);

  const onTabClick = (event: MouseEvent) => {
    const { target } = event;
    const links = Array.from(tabRow.current?.querySelectorAll('a') ?? []);
    const index = links.findIndex((link) => target instanceof Node && link.contains(target));
    if (!embla || index < 0) return;
    event.preventDefault();
    dispatch({ type: 'interaction' });
    embla.scrollTo(index, reducedMotion().matches);
  };
  const move = (step: 1 | -1) => {
    dispatch({ type: 'interaction' });
    if (step === 1) embla?.scrollNext(reducedMotion().matches);
    else embla?.scrollPrev(reducedMotion().matches);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    move(event.key === 'ArrowRight' ? 1 : -1);
  };

  const canPause = isAutoplayOn(autoplay);
  const control = (icon: IconName, label: string, onClick: () => void) => (
    <button
      type="button"
      className="round-button hover:bg-horizon"
      aria-label={label}
      disabled={!isHydrated}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );

  return (
    <section
      ref={root}
      aria-roledescription={labels.role}
      aria-label={name}
      data-island-status={isHydrated ? 'hydrated' : 'pending'}
      className="relative"
      onKeyDown={onKeyDown}
      onFocus={(event) => event.target.matches(':focus-visible') && dispatch({ type: 'interaction' })}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are what is pressed. */}
      <div ref={tabRow} onClick={onTabClick} className="tabs">
        {tabs}
      </div>
      <div
        ref={viewport}
        data-viewport
        role="group"
        tabIndex={0}
        aria-label={labels.slides}
        onMouseEnter={() => dispatch({ type: 'hover' })}
        onMouseLeave={() => dispatch({ type: 'leave' })}
        className={`carousel ${isHydrated ? 'is-hydrated' : ''}`}
      >
        {children}
      </div>
      <div
        className={`carousel-controls ${canMove ? '' : 'invisible'} ${total > VISIBLE_SLIDES ? '' : 'md:hidden'}`}
      >
        {control('previous', labels.previous, () => move(-1))}
        {/* A translator would replace the text node that React updates. */}
        <p translate="no" aria-live={playing ? 'off' : 'polite'} className="digits min-w-[80px] text-center">
          {positionLabel(labels, selected, total)}
        </p>
        {control('next', labels.next, () => move(1))}
        {control(canPause ? 'pause' : 'play', canPause ? labels.pause : labels.play, () =>
          dispatch({ type: 'toggle' }),
        )}
      </div>
    </section>
  );
}
