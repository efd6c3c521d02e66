import EmblaCarousel from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import {
  type AutoplayEvent,
  initialAutoplay,
  isAutoplayOn,
  isPlaying,
  nextAutoplay,
} from '../../domain/autoplay.ts';
import { isUnmodified } from '../linkActivation.ts';
import { observeVisibility } from '../observeVisibility.ts';
import { STEPS } from './steps.ts';

const DELAY_MS = 3000;
/** How long the controls wait after a touch, so that the browser draws the effect of the touch first. */
const TOUCH_MS = 300;
/** How many slides after the selected one have their pictures loaded early. */
const NEXT_SLIDES = 3;

/**
 * Starts a carousel (sections/gallery/GalleryCarousel.tsx): dragging, its tabs, its buttons and the arrow keys move it,
 * and it advances by itself. Implements docs/behaviour.md#carousel.
 */
export function startCarousel(root: HTMLElement): void {
  const find = (part: string): HTMLElement => {
    const found = root.querySelector<HTMLElement>(`[data-carousel-${part}]`);
    if (!found) throw new Error(`The carousel has no ${part}.`);
    return found;
  };
  const [tabRow, row, controls] = [find('tabs'), find('row'), find('controls')];
  const [position, autoplayButton] = [find('position'), find('autoplay')];
  const motion = matchMedia('(prefers-reduced-motion: reduce)');

  // Starts at the slide to which the visitor has scrolled. The position is read first, because the row of a running
  // carousel does not scroll.
  const [firstSlide] = row.querySelectorAll<HTMLElement>('[data-slides] > *');
  const startIndex = Math.round(row.scrollLeft / (firstSlide?.offsetWidth ?? 1));
  row.scrollTo({ left: 0, behavior: 'instant' });
  root.dataset['carousel'] = 'running';
  for (const button of controls.querySelectorAll('button')) button.disabled = false;

  const autoplay = Autoplay({ delay: DELAY_MS, playOnInit: false, stopOnFocusIn: false });
  const options = {
    loop: true,
    align: 'start',
    container: '[data-slides]',
    startIndex,
    // Embla follows the focus only within 10 ms after the Tab key is pressed. A slow browser takes longer.
    watchFocus: false,
  } as const;
  const embla = EmblaCarousel(row, options, [autoplay]);
  const canMove = () => embla.scrollSnapList().length > 1;
  let state = initialAutoplay(motion.matches);

  const updateAutoplay = () => {
    const [plays, isOn] = [isPlaying(state), isAutoplayOn(state)];
    position.setAttribute('aria-live', plays ? 'off' : 'polite');
    autoplayButton.toggleAttribute('data-is-off', !isOn);
    autoplayButton.setAttribute('aria-label', autoplayButton.dataset[isOn ? 'pause' : 'play'] ?? '');
    // Embla does not initialize the plugin while all slides are visible, and initializes it again after a resize,
    // without playing.
    if (!plays) autoplay.stop();
    else if (canMove() && !autoplay.isPlaying()) autoplay.play(motion.matches);
  };
  const dispatch = (event: AutoplayEvent) => {
    state = nextAutoplay(state, event);
    updateAutoplay();
  };
  const showSelected = () => {
    const selected = embla.selectedScrollSnap();
    position.textContent = embla.slideNodes()[selected]?.getAttribute('aria-label') ?? '';
    controls.style.visibility = canMove() ? '' : 'hidden';
    const tabs = tabRow.querySelectorAll('a');
    for (const [index, tab] of tabs.entries()) {
      if (index === selected) tab.setAttribute('aria-current', 'true');
      else tab.removeAttribute('aria-current');
    }
    const tab = tabs[selected];
    if (!tab) return;
    // The row of tabs is wider than a phone. scrollIntoView() is not used, because it may move the page.
    const left = tab.offsetLeft + (tab.offsetWidth - tabRow.offsetWidth) / 2;
    tabRow.scrollTo({ left, behavior: motion.matches ? 'instant' : 'smooth' });
  };
  // Lazy pictures load only when they are visible. Those of the next slides should be loaded before they slide in.
  const loadNext = () => {
    const pictures = embla.slideNodes().map((slide) => slide.querySelector('img'));
    for (let step = -1; step <= NEXT_SLIDES; step++) {
      const picture = pictures.at((embla.selectedScrollSnap() + step) % pictures.length);
      if (picture) picture.loading = 'eager';
    }
  };
  const move = (step: number) => {
    dispatch({ type: 'interaction' });
    if (step === 1) embla.scrollNext(motion.matches);
    else embla.scrollPrev(motion.matches);
  };
  const onTabClick = (event: MouseEvent) => {
    const { target } = event;
    const tabs = Array.from(tabRow.querySelectorAll('a'));
    const index = tabs.findIndex((tab) => target instanceof Node && tab.contains(target));
    if (index < 0 || !isUnmodified(event)) return;
    event.preventDefault();
    dispatch({ type: 'interaction' });
    embla.scrollTo(index, motion.matches);
  };
  const onControlClick = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button');
    if (!button) return;
    if (button === autoplayButton) return dispatch({ type: 'toggle' });
    const step = STEPS[button.dataset['carouselStep'] ?? ''];
    if (step) move(step);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || !isUnmodified(event)) return;
    event.preventDefault();
    move(step);
  };
  const onFocus = () => {
    const focused = root.querySelector(':focus-visible');
    if (!focused) return;
    dispatch({ type: 'interaction' });
    const index = embla.slideNodes().findIndex((slide) => slide.contains(focused));
    if (index < 0) return;
    // The browser has scrolled the row to the focused element.
    row.scrollLeft = 0;
    embla.scrollTo(index, true);
  };
  const onVisibilityChange = () => dispatch({ type: 'pageVisibility', isOn: !document.hidden });
  const onResize = () => {
    showSelected();
    updateAutoplay();
  };

  embla.on('select', showSelected).on('settle', loadNext).on('reInit', onResize);
  // The plugin itself stops when a touch begins.
  embla.on('pointerUp', () => setTimeout(() => dispatch({ type: 'interaction' }), TOUCH_MS));
  tabRow.addEventListener('click', onTabClick);
  controls.addEventListener('click', onControlClick);
  root.addEventListener('keydown', onKeyDown);
  root.addEventListener('focusin', onFocus);
  row.addEventListener('mouseenter', () => dispatch({ type: 'hover' }));
  row.addEventListener('mouseleave', () => dispatch({ type: 'leave' }));
  motion.addEventListener('change', () => dispatch({ type: 'motion', isOn: !motion.matches }));
  document.addEventListener('visibilitychange', onVisibilityChange);
  observeVisibility([root], (visible) => dispatch({ type: 'screen', isOn: visible.size > 0 }));

  showSelected();
  loadNext();
  onVisibilityChange();
  // A pointer or the focus may have been on the carousel before it started.
  if (row.matches(':hover')) dispatch({ type: 'hover' });
  onFocus();
}
