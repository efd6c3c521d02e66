/**
 * Closes an open dialog when its backdrop is pressed. The second click of a double click closes nothing, because the
 * first may have opened the dialog. The end of a drag that began inside closes nothing: browsers report it as a click
 * on the dialog. Implements docs/behaviour.md#dialogs.
 */
export function startDialogBackdrop(): void {
  let pressed: EventTarget | null = null;
  const onClick = ({ target, detail }: MouseEvent) =>
    detail < 2 && target === pressed && target instanceof HTMLDialogElement && target.close();
  document.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  document.addEventListener('click', onClick);
}
