(() => {
  const template = document.querySelector('[data-one-click]');
  const root = template.parentElement;
  const checkout = root.querySelector('[data-checkout]');
  const platform = root.querySelector('[data-platform]');
  // The query identifies the purchase to the platform. Without a query there is nothing to charge.
  if (!location.search) return;
  let isOff = false;
  const keepCheckout = () => {
    isOff = true;
    checkout.hidden = false;
    platform.hidden = true;
  };
  // Browsers do not name the file of an error in another site's script.
  addEventListener('error', ({ filename }) => {
    if (!filename?.startsWith(location.origin)) keepCheckout();
  });
  // A visitor who has opened the checkout must not be able to buy here a second time.
  checkout.addEventListener('click', keepCheckout);
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
  // A slow script would delay the load event, for which client/main.ts waits.
  // The editor's preview removes the attribute.
  addEventListener('load', () => {
    if ('oneClick' in template.dataset) document.head.append(script);
  });
})();
