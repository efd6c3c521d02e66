/** Whether the bar shows: the price has been seen, and no other buy link is in sight. */
export function isBuyBarShown(hasSeenPrice: boolean, visibleBuyLinks: number): boolean {
  return hasSeenPrice && visibleBuyLinks === 0;
}

/**
 * Keeps a buy button one thumb away on a phone once the price section has been in view. Without scripts the bar stands
 * at the foot of the screen from the price section on. Does nothing on a page without the bar.
 */
export function startBuyBar(): () => void {
  const bar = document.querySelector<HTMLElement>('[data-buy-bar]');
  const price = document.getElementById('preco');
  if (!bar || !price) return () => {};
  const visible = new Set<Element>();
  let hasSeenPrice = false;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (target === price) hasSeenPrice ||= isIntersecting;
      else if (isIntersecting) visible.add(target);
      else visible.delete(target);
    }
    bar.toggleAttribute('data-shown', isBuyBarShown(hasSeenPrice, visible.size));
  });
  observer.observe(price);
  for (const link of document.querySelectorAll('[data-buy]')) if (!bar.contains(link)) observer.observe(link);
  return () => observer.disconnect();
}
