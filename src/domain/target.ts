/** The target of a button or a link. */
export type Target =
  | { kind: 'offer'; offer: string }
  | { kind: 'section'; id: string }
  | { kind: 'page'; path: string }
  | { kind: 'address'; url: string };

/**
 * Reads the target of a button or a link: "b" is an offer, "#preco" a section of the same page, "/sobre" a page,
 * "https://…" an address. Returns undefined for any other text.
 */
export function readTarget(to: string): Target | undefined {
  if (/^#[a-z][a-z0-9-]*$/.test(to)) return { kind: 'section', id: to.slice(1) };
  if (/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(to)) return { kind: 'page', path: to };
  if (/^https:\/\//i.test(to) && URL.canParse(to)) return { kind: 'address', url: to };
  return /^[a-z][a-z0-9-]*$/.test(to) ? { kind: 'offer', offer: to } : undefined;
}
