import { observeVisibility } from '../observeVisibility.ts';

/**
 * Starts each carousel when it becomes visible. The script is loaded only then, because many visitors do not scroll to
 * a carousel.
 */
export function startCarousels(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-carousel]')) {
    const stop = observeVisibility([root], async (visible) => {
      if (visible.size === 0) return;
      stop();
      // If the script does not load, the carousel stays a row that scrolls.
      const script = await import('./carousel.ts').catch(() => undefined);
      script?.startCarousel(root);
    });
  }
}
