/** Whether a click asks for the link itself, not for a new tab, a window or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}
