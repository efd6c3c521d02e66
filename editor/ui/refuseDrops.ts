/** Whether a drop is allowed: text may be dragged into a field, but a file would replace the page. */
const isAllowed = ({ target, dataTransfer }: DragEvent): boolean =>
  target instanceof Element &&
  target.closest('input, textarea') !== null &&
  dataTransfer?.types.includes('Files') === false;

function refuse(event: DragEvent): void {
  if (event.defaultPrevented || isAllowed(event)) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
}

/** Prevents the browser from opening a dropped file in place of the page. */
export function refuseDrops(): void {
  addEventListener('dragover', refuse);
  addEventListener('drop', refuse);
}
