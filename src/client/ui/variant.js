(() => {
  const root = document.documentElement;
  const { test } = root.dataset;
  const forced = new URLSearchParams(location.search).get('variante');
  const isForced = forced === 'a' || forced === 'b';
  let variant = isForced ? forced : Math.random() < 0.5 ? 'a' : 'b';
  if (/bot[/-]/i.test(navigator.userAgent)) variant = 'a';
  else if (!isForced)
    try {
      const [letter, ofTest] = (localStorage.getItem('variant') ?? '').split(' ');
      if (ofTest === test && /^[ab]$/.test(letter)) variant = letter;
      else localStorage.setItem('variant', `${variant} ${test}`);
    } catch {}
  root.dataset.variant = variant;
  const versions = [];
  const change = (isParsed) => {
    for (const template of document.querySelectorAll('template[data-version]')) {
      if (!isParsed && !template.nextSibling) continue;
      const b = template.content.lastElementChild;
      if (variant === 'a') template.remove();
      else if (b) {
        versions.push([template, b]);
        template.before(template.content);
      }
    }
    for (const link of document.querySelectorAll('[data-checkout-b]')) {
      if (variant === 'b') link.href = link.dataset.checkoutB;
      link.removeAttribute('data-checkout-b');
      if (isForced || !link.dataset.track) continue;
      const [name, payload] = JSON.parse(link.dataset.track);
      link.dataset.track = JSON.stringify([name, { ...payload, variant }]);
    }
  };
  const observer = new MutationObserver(() => change(false));
  observer.observe(root, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    change(true);
    observer.disconnect();
    const notice = document.querySelector('[data-seen]');
    if (notice && !isForced)
      notice.dataset.seen = JSON.stringify(JSON.parse(notice.dataset.seen), (_, value) =>
        value?.content_name ? { ...value, variant } : value,
      );
    for (const [template, b] of versions) {
      const { version } = template.dataset;
      const a = document.querySelector(`[data-version=${version}] ~ #${version}`);
      a.remove();
      template.remove();
      addEventListener('beforeprint', () => b.replaceWith(a));
      addEventListener('afterprint', () => a.replaceWith(b));
    }
  });
})();
