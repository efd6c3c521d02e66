import type { InterfaceMessage, Place, PreviewMessage } from '../../api.ts';

export type Preview = ReturnType<typeof connectPreview>;

/** Exchanges messages with the preview's page at `origin`, whichever frame currently contains it. */
export function connectPreview(origin: string) {
  let frame: HTMLIFrameElement | null = null;
  /** Whether the page has sent a message. Before that it does not listen. */
  let isReady = false;
  const listeners = new Set<(message: PreviewMessage) => void>();
  const showListeners = new Set<(place: Place, isChosen: boolean) => void>();
  window.addEventListener('message', ({ origin: sender, source, data }: MessageEvent<PreviewMessage>) => {
    if (sender !== origin || source !== frame?.contentWindow) return;
    isReady = true;
    for (const listener of listeners) listener(data);
  });
  return {
    origin,
    setFrame(next: HTMLIFrameElement | null): void {
      if (next !== frame) isReady = false;
      frame = next;
    },
    /** Loads a page of the site in the frame, even if the frame is already loading it. */
    open(path: string): void {
      if (frame) frame.src = origin + path;
    },
    send(message: InterfaceMessage): void {
      if (isReady) frame?.contentWindow?.postMessage(message, origin);
    },
    /**
     * Scrolls the preview to the element of a field.
     *
     * @param isChosen whether the seller clicked on the field or wrote in it, so that another page may be opened; a
     *   field that only has the focus does not change the page
     */
    show(place: Place, isChosen: boolean): void {
      for (const listener of showListeners) listener(place, isChosen);
    },
    onShow(listener: (place: Place, isChosen: boolean) => void): () => void {
      showListeners.add(listener);
      return () => showListeners.delete(listener);
    },
    listen(listener: (message: PreviewMessage) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
