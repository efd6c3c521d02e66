/** Closes an open dialog when its backdrop is pressed; Escape and its button the browser itself takes care of. */
export function startDialogBackdrop(): () => void {
  const life = new AbortController();
  const onClick = ({ target }: MouseEvent) => target instanceof HTMLDialogElement && target.close();
  document.addEventListener('click', onClick, { signal: life.signal });
  return () => life.abort();
}
