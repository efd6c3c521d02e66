import type { PhaseSchedule, phaseAt } from '../../domain/pricePhases.ts';

/**
 * Switches the page's prices at their times, without a reload: sets `data-phase` on the root, by which styles show
 * what belongs to the phase, and dispatches `pricephase` on `window`. `data-promotion-page` names the page that visitors see in
 * place of this one while a promotion holds. Neither a clock behind the build nor one that is set back restores an earlier price.
 * layouts/Page.astro writes this function and `phaseAt` into the head, to run before the first paint; so it uses nothing
 * outside itself. Implements docs/behaviour.md#promotion and docs/behaviour.md#deadline.
 */
export function startPricePhases(currentPhase: typeof phaseAt): void {
  const root = document.documentElement;
  const schedule: PhaseSchedule = JSON.parse(root.dataset['phases'] ?? '');
  const promotionPage = root.dataset['promotionPage'];
  let latestMs = Number(root.dataset['builtAt']);
  let timer: ReturnType<typeof setTimeout>;
  const check = () => {
    clearTimeout(timer);
    latestMs = Math.max(latestMs, Date.now());
    const { state, nextMs } = currentPhase(schedule, latestMs);
    if (root.dataset['phase'] !== state) {
      root.dataset['phase'] = state;
      dispatchEvent(new Event('pricephase'));
      if (promotionPage && state.startsWith('promotion')) location.replace(promotionPage + location.search);
    }
    // The clock may be changed meanwhile, and a timer can wait no longer than about 24 days.
    if (nextMs) timer = setTimeout(check, Math.min(nextMs - latestMs, 1000));
  };
  // Timers pause while the machine sleeps, and on a page that waits to be restored by Back.
  document.addEventListener('visibilitychange', check);
  addEventListener('pageshow', check);
  check();
}
