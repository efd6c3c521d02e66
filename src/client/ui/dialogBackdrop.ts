/**
 * Closes an open dialog when its backdrop is pressed. The second click of a double click closes nothing, because the
 * first may have opened the dialog. Implements docs/behaviour.md#dialogs.
 */
export function startDialogBackdrop(): void {
  const onClick = ({ target, detail }: MouseEvent) =>
    detail < 2 && target instanceof HTMLDialogElement && target.close();
  document.addEventListener('click', onClick);
}
