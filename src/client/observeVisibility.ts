/**
 * Calls `onChange` with the set of visible elements, initially and on every change.
 *
 * @param rootMargin as for IntersectionObserver; negative values shrink the viewport
 * @returns a function that stops observing
 */
export function observeVisibility(
  elements: Iterable<Element>,
  onChange: (visible: ReadonlySet<Element>) => void,
  rootMargin = '0px',
): () => void {
  const visible = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target);
        else visible.delete(target);
      }
      onChange(visible);
    },
    { rootMargin },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
