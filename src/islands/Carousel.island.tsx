// Hydrates because it moves: it advances by itself, loops, and answers to drag, buttons and arrow keys.
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import {
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { Icon } from '../components/Icon.tsx';
import { initialAutoplay, isMeantToPlay, isPlaying, nextAutoplay } from '../domain/autoplay.ts';
import { fillPlaceholders } from '../domain/placeholders.ts';
import type { Content } from '../schemas/contentSchemas.ts';

type Props = {
  labels: Content['interface']['carousel'];
  total: number;
  /** The slides, drawn by the server: see sections/ModuleSlides.tsx. */
  children?: ReactNode;
};

const DELAY_MS = 3000;
/** The most that are seen at once, on a desktop. */
const VISIBLE_SLIDES = 3;
const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function Carousel({ labels, total, children }: Props) {
  const root = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const [startIndex, setStartIndex] = useState<number>();
  const [selected, setSelected] = useState(0);
  const [autoplay, dispatch] = useReducer(nextAutoplay, false, initialAutoplay);
  const [plugins] = useState(() => [Autoplay({ delay: DELAY_MS, playOnInit: false, stopOnFocusIn: false })]);

  // Before the hook's own effects: Embla moves the row from its beginning, in the same frame.
  useEffect(() => {
    if (startIndex !== undefined) row.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [startIndex]);
  const [attach, embla] = useEmblaCarousel(
    { loop: true, align: 'start', container: '[data-slides]', startIndex: startIndex ?? 0 },
    plugins,
  );
  const isAwake = embla !== undefined;

  // Not as the row's ref: React would then make the whole carousel within the task that hydrates, and a touch would wait.
  useEffect(() => {
    const slide = row.current?.querySelector<HTMLElement>('[data-slides] > *');
    if (!row.current || !slide) return;
    const scrolledTo = Math.round(row.current.scrollLeft / slide.offsetWidth) % total;
    startTransition(() => {
      setStartIndex(scrolledTo);
      attach(row.current);
    });
  }, [attach, total]);

  useEffect(() => {
    if (!embla) return;
    const onSelect = () => setSelected(embla.selectedScrollSnap());
    const onPointerDown = () => dispatch({ type: 'interaction' });
    onSelect();
    embla.on('select', onSelect).on('pointerDown', onPointerDown);
    return () => void embla.off('select', onSelect).off('pointerDown', onPointerDown);
  }, [embla]);

  useEffect(() => {
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const onMotion = () => dispatch({ type: 'motion', isOn: !motion.matches });
    const onTab = () => dispatch({ type: 'tab', isOn: !document.hidden });
    const observer = new IntersectionObserver(([entry]) =>
      dispatch({ type: 'screen', isOn: entry?.isIntersecting ?? false }),
    );
    if (root.current) observer.observe(root.current);
    onMotion();
    onTab();
    motion.addEventListener('change', onMotion);
    document.addEventListener('visibilitychange', onTab);
    return () => {
      observer.disconnect();
      motion.removeEventListener('change', onMotion);
      document.removeEventListener('visibilitychange', onTab);
    };
  }, []);

  // The browser loads a lazy picture only once it is seen; the next ones should be there before they slide in.
  useEffect(() => {
    if (!embla) return;
    const slides = Array.from(root.current?.querySelectorAll<HTMLImageElement>('[data-slides] img') ?? []);
    const load = () => {
      for (let step = -1; step <= VISIBLE_SLIDES; step++) {
        const slide = slides.at((embla.selectedScrollSnap() + step) % total);
        if (slide && slide.loading !== 'eager') slide.loading = 'eager';
      }
    };
    load();
    embla.on('settle', load);
    return () => void embla.off('settle', load);
  }, [embla, total]);

  const playing = isAwake && isPlaying(autoplay);
  useEffect(() => {
    const player = embla?.plugins().autoplay;
    if (!player) return;
    if (playing) player.play(isMotionReduced());
    else player.stop();
  }, [embla, playing]);

  const move = useCallback(
    (step: 1 | -1) => {
      dispatch({ type: 'interaction' });
      if (step === 1) embla?.scrollNext(isMotionReduced());
      else embla?.scrollPrev(isMotionReduced());
    },
    [embla],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    move(event.key === 'ArrowRight' ? 1 : -1);
  };

  const canPause = isMeantToPlay(autoplay);
  const position = fillPlaceholders(labels.position, { posicao: String(selected + 1), total: String(total) });
  const control = 'round-button hover:bg-horizon';

  return (
    <section
      ref={root}
      aria-roledescription={labels.role}
      aria-label={labels.label}
      data-island-status={isAwake ? 'hydrated' : 'asleep'}
      onKeyDown={onKeyDown}
      onFocus={(event) => event.target.matches(':focus-visible') && dispatch({ type: 'interaction' })}
    >
      <div
        ref={row}
        data-viewport
        role="group"
        tabIndex={0}
        aria-label={labels.slides}
        onMouseEnter={() => dispatch({ type: 'hover' })}
        onMouseLeave={() => dispatch({ type: 'leave' })}
        className={`carousel ${isAwake ? 'is-awake' : ''}`}
      >
        {children}
      </div>
      <div className={`mt-6 flex items-center justify-center gap-3 ${isAwake ? '' : 'invisible'}`}>
        <button type="button" className={control} aria-label={labels.previous} onClick={() => move(-1)}>
          <Icon name="previous" />
        </button>
        <p aria-live={playing ? 'off' : 'polite'} className="digits min-w-20 text-center">
          {position}
        </p>
        <button type="button" className={control} aria-label={labels.next} onClick={() => move(1)}>
          <Icon name="next" />
        </button>
        <button
          type="button"
          className={control}
          aria-label={canPause ? labels.pause : labels.play}
          onClick={() => dispatch({ type: 'toggle' })}
        >
          <Icon name={canPause ? 'pause' : 'play'} />
        </button>
      </div>
    </section>
  );
}
