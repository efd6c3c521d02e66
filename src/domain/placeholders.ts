/** Matches a name in braces. The group is the name. */
export const PLACEHOLDER = /\{([\p{L}\d.-]+)\}/gu;

/** The names in braces that a text uses: "por {preco}" uses ["preco"]. */
export function placeholdersIn(text: string): string[] {
  return Array.from(text.matchAll(PLACEHOLDER), ([written]) => written.slice(1, -1));
}

/**
 * Replaces the names in braces in a text with their values. A name without a value stays as written. Implements
 * docs/behaviour.md#content.
 */
export function fillPlaceholders(text: string, values: Record<string, string>): string {
  return text.replace(PLACEHOLDER, (written, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? written) : written,
  );
}

/**
 * The length of a text in UTF-16 code units, trimmed and with its names in braces replaced with their values.
 * Implements docs/behaviour.md#content.
 */
export const shownLength = (text: string, values: Record<string, string>): number =>
  fillPlaceholders(text.trim(), values).length;

/** Replaces the names in braces with their values in every text of a value, at any depth. */
export function fillDeep<Value>(value: Value, values: Record<string, string>): Value {
  if (typeof value === 'string') return fillPlaceholders(value, values) as Value;
  if (Array.isArray(value)) return value.map((item) => fillDeep(item, values)) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillDeep(item, values)]),
  ) as Value;
}
