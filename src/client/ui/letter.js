(() => {
  const root = document.documentElement;
  const times = Object.entries(JSON.parse(root.dataset.letter));
  const lastSeconds = Math.max(...times.map(([, seconds]) => seconds));
  const key = `letter:${location.pathname}`;
  let watchedSeconds = 0;
  try {
    watchedSeconds = Number(localStorage.getItem(key));
  } catch {}
  if (watchedSeconds >= lastSeconds || new URLSearchParams(location.search).has('tudo')) return;
  root.classList.add('letter');
  let pressedAtMs;
  let timer;
  const show = (seconds) => {
    const due = times
      .filter(([, appearsAtSeconds]) => appearsAtSeconds <= seconds)
      .map(([id]) => document.getElementById(id))
      .filter((section) => section && !('appeared' in section.dataset));
    if (due.length === 0) return;
    const endsBelowTop = (section) => section.getBoundingClientRect().bottom > 0;
    const anchor = [...document.querySelectorAll('main > *, footer')].find(endsBelowTop) ?? root;
    const { top: topBefore } = anchor.getBoundingClientRect();
    for (const section of due) section.dataset.appeared = '';
    if (seconds >= lastSeconds) {
      clearInterval(timer);
      root.classList.remove('letter');
    }
    scrollBy({ top: anchor.getBoundingClientRect().top - topBefore, behavior: 'instant' });
  };
  const showAll = () => show(Number.POSITIVE_INFINITY);
  const check = () => {
    const videos = [...document.querySelectorAll('[data-video] video')];
    const seconds =
      videos.length > 0
        ? Math.max(...videos.map((video) => video.currentTime))
        : (Date.now() - pressedAtMs) / 1000;
    show(seconds);
    watchedSeconds = Math.max(watchedSeconds, Math.floor(seconds));
    try {
      localStorage.setItem(key, String(watchedSeconds));
    } catch {}
  };
  document.addEventListener('DOMContentLoaded', () => {
    if (document.querySelector('[data-video] > a')) show(watchedSeconds);
    else showAll();
  });
  document.addEventListener('click', ({ target }) => {
    if (pressedAtMs || !target.closest('[data-video] > a')) return;
    pressedAtMs = Date.now();
    timer = setInterval(check, 1000);
  });
  const onError = ({ target }) => {
    if (target instanceof Element && target.closest('[data-video]')) showAll();
  };
  document.addEventListener('error', onError, { capture: true });
})();
