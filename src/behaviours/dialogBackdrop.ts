/**
 * Closes an open dialog when its backdrop is pressed; Escape and its button the browser itself takes care of. The second
 * press of a double click closes nothing: the first may just have opened it.
 */
export function startDialogBackdrop(): () => void {
  const life = new AbortController();
  const onClick = ({ target, detail }: MouseEvent) =>
    detail < 2 && target instanceof HTMLDialogElement && target.close();
  document.addEventListener('click', onClick, { signal: life.signal });
  return () => life.abort();
}
