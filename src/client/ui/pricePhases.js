// Switches the page's prices at their times: docs/behaviour.md#promotion
(() => {
  const root = document.documentElement;
  const { phases, builtAt, promotionPage } = root.dataset;
  const schedule = JSON.parse(phases);
  let latestMs = Number(builtAt);
  let timer;
  const check = () => {
    clearTimeout(timer);
    // Neither a clock behind the build nor one that is set back restores an earlier price.
    latestMs = Math.max(latestMs, Date.now());
    const past = schedule.filter(([fromMs]) => fromMs <= latestMs);
    const [, state] = past.at(-1);
    const [nextMs] = schedule[past.length] ?? [];
    if (root.dataset.phase !== state) {
      root.dataset.phase = state;
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
})();
