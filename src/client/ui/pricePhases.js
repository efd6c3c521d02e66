(() => {
  const root = document.documentElement;
  const { phases, builtAt, promotionPage } = root.dataset;
  const schedule = JSON.parse(phases);
  let latestMs = Number(builtAt);
  let timer;
  const check = () => {
    clearTimeout(timer);
    latestMs = Math.max(latestMs, Date.now());
    const past = schedule.filter(([fromMs]) => fromMs <= latestMs);
    const [, state] = past.at(-1);
    const [nextMs] = schedule[past.length] ?? [];
    if (root.dataset.phase !== state) {
      root.dataset.phase = state;
      dispatchEvent(new Event('pricephase'));
      if (promotionPage && state.startsWith('promotion')) location.replace(promotionPage + location.search);
    }
    if (nextMs) timer = setTimeout(check, Math.min(nextMs - latestMs, 1000));
  };
  document.addEventListener('visibilitychange', check);
  addEventListener('pageshow', check);
  check();
})();
