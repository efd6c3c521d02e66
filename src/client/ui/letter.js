(() => {
  const root = document.documentElement;
  const times = Object.entries(JSON.parse(root.dataset.letter));
  const lastSeconds = Math.max(...times.map(([, seconds]) => seconds));
  const key = `letter:${location.pathname}`;
  let shownSeconds = 0;
  try {
    shownSeconds = Number(localStorage.getItem(key));
  } catch {}
  if (shownSeconds >= lastSeconds || new URLSearchParams(location.search).has('tudo')) return;
  root.classList.add('letter');
  let pressedMs;
  let timer;
  const show = (seconds) => {
    const due = times
      .filter(([, appearsAt]) => appearsAt <= seconds)
      .map(([id]) => document.getElementById(id))
      .filter((section) => section && !('appeared' in section.dataset));
    if (due.length === 0) return;
    const isInView = (band) => band.getBoundingClientRect().bottom > 0;
    const first = [...document.querySelectorAll('main > *, footer')].find(isInView) ?? root;
    const { top } = first.getBoundingClientRect();
    for (const section of due) section.dataset.appeared = '';
    if (seconds >= lastSeconds) {
      clearInterval(timer);
      root.classList.remove('letter');
    }
    scrollBy({ top: first.getBoundingClientRect().top - top, behavior: 'instant' });
  };
  const showAll = () => show(Number.POSITIVE_INFINITY);
  const check = () => {
    const files = [...document.querySelectorAll('[data-video] video')];
    const seconds =
      files.length > 0 ? Math.max(...files.map((file) => file.currentTime)) : (Date.now() - pressedMs) / 1000;
    show(seconds);
    try {
      localStorage.setItem(key, String(Math.max(shownSeconds, Math.floor(seconds))));
    } catch {}
  };
  document.addEventListener('DOMContentLoaded', () => {
    if (document.querySelector('[data-video] > a')) show(shownSeconds);
    else showAll();
  });
  document.addEventListener('click', ({ target }) => {
    if (pressedMs || !target.closest('[data-video] > a')) return;
    pressedMs = Date.now();
    timer = setInterval(check, 1000);
  });
  const onError = ({ target }) => {
    if (target instanceof Element && target.closest('[data-video]')) showAll();
  };
  document.addEventListener('error', onError, { capture: true });
})();
