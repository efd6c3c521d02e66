export type PlacedText = { text: string; path: (string | number)[] };

/** Every text inside a value, however deep, with its path. */
export function textsOf(value: unknown, path: (string | number)[] = []): PlacedText[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) =>
    textsOf(item, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}
