(() => {
  const template = document.querySelector('[data-one-click]');
  const root = template.parentElement;
  const checkout = root.querySelector('[data-checkout]');
  const platform = root.querySelector('[data-platform]');
  if (!location.search) return;
  let isOff = false;
  const keepCheckout = () => {
    isOff = true;
    checkout.hidden = false;
    if (platform.contains(document.activeElement))
      for (const link of checkout.querySelectorAll('a')) link.focus();
    platform.hidden = true;
  };
  addEventListener('error', ({ filename }) => {
    if (!filename?.startsWith(location.origin)) keepCheckout();
  });
  const onClick = ({ target, button }) => {
    if (button < 2 && target.closest('[data-buy-link]')) keepCheckout();
  };
  document.body.addEventListener('click', onClick, true);
  document.body.addEventListener('auxclick', onClick, true);
  const script = document.createElement('script');
  script.src = template.content.firstElementChild.dataset.src;
  script.onload = () => {
    if (isOff) return;
    try {
      const place = root.querySelector('#hotmart-sales-funnel');
      if (place) window.checkoutElements.init('salesFunnel').mount(`#${place.id}`);
      checkout.hidden = true;
      platform.hidden = false;
    } catch {
      keepCheckout();
    }
  };
  addEventListener('load', () => {
    if ('oneClick' in template.dataset) document.head.append(script);
  });
})();
