/**
 * Asks the storage or the history. Both throw where the visitor has denied them, or when they are full or tired: then
 * there is no answer, and the visitor goes on.
 */
export function attempt<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
