// The frame with the seller's page: what it shows and what was chosen in it.
import type { InterfaceMessage, Place, PreviewMessage } from '../../api.ts';

export type Preview = ReturnType<typeof connectPreview>;

/** Exchanges messages with the preview's page at `origin`, whichever frame holds it at the time. */
export function connectPreview(origin: string) {
  let frame: HTMLIFrameElement | null = null;
  /** A page that has sent no message yet does not listen. */
  let isReady = false;
  const listeners = new Set<(message: PreviewMessage) => void>();
  const showers = new Set<(place: Place, isChosen: boolean) => void>();
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
    send(message: InterfaceMessage): void {
      if (isReady) frame?.contentWindow?.postMessage(message, origin);
    },
    /**
     * Asks for what a field changes to be brought to the screen.
     *
     * @param isChosen whether the seller pointed at the field or wrote in it, for which another page may come; the focus alone
     * only passes by
     */
    show(place: Place, isChosen: boolean): void {
      for (const shower of showers) shower(place, isChosen);
    },
    onShow(shower: (place: Place, isChosen: boolean) => void): () => void {
      showers.add(shower);
      return () => showers.delete(shower);
    },
    listen(listener: (message: PreviewMessage) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
