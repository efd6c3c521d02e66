/** Logs the path that led to the 404 page to the console (specification §2 and §8). */
export function startUnknownPathLog(): void {
  console.error('404: unknown path', location.pathname);
}
