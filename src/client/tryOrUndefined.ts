/**
 * The result of `action`, or undefined if it throws. For storage and history, which throw if the visitor has denied them or
 * they are full.
 */
export function tryOrUndefined<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
