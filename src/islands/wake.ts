// Stands in for Astro's own runtime of islands, which can do much that plain JSON and one slot never ask of it.

type Serialized = [type: number, value: unknown];

const revive = ([type, value]: Serialized): unknown => {
  if (type === 1) return (value as Serialized[]).map(revive);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, revive(inner)]));
};

/** Wakes each island of a built page when any part of it comes into view; one whose files failed, at its next sight. */
export function wakeIslands(): void {
  for (const island of document.querySelectorAll('astro-island')) {
    const told = (name: string) => island.getAttribute(name) ?? '';
    const wake = async () => {
      const [component, renderer] = await Promise.all([
        import(/* @vite-ignore */ told('component-url')),
        import(/* @vite-ignore */ told('renderer-url')),
      ]);
      observer.disconnect();
      const props = revive([0, JSON.parse(told('props'))]);
      const slots = { default: island.querySelector('astro-slot')?.innerHTML };
      renderer.default(island)(component[told('component-export')], props, slots, {});
    };
    let isWaking = false;
    const observer = new IntersectionObserver(async (entries) => {
      if (isWaking || !entries.some(({ isIntersecting }) => isIntersecting)) return;
      isWaking = true;
      await wake().catch(() => {
        isWaking = false;
      });
    });
    for (const part of island.children) observer.observe(part);
  }
}
