/**
 * Tells which of some elements are in view, first and whenever that changes. A margin of less than nothing draws the
 * edges of the view inwards. Returns what ends it.
 */
export function watchInView(
  elements: Iterable<Element>,
  tell: (inView: ReadonlySet<Element>) => void,
  rootMargin = '0px',
): () => void {
  const inView = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      tell(inView);
    },
    { rootMargin },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
