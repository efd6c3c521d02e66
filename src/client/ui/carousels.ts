import { observeVisibility } from '../observeVisibility.ts';

/** Starts each carousel when it becomes visible. Its script is loaded only then, because many visitors do not scroll to it. */
export function startCarousels(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-carousel]')) {
    const stop = observeVisibility([root], async (visible) => {
      if (visible.size === 0) return;
      stop();
      // Without a connection the carousel stays as it is without scripts.
      const script = await import('./carousel.ts').catch(() => undefined);
      script?.startCarousel(root);
    });
  }
}
