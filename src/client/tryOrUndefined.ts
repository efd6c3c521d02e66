/**
 * The result of `action`, or undefined if it throws. Storage, for example, throws if the visitor has denied it or it is
 * full.
 */
export function tryOrUndefined<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
