import type { Store } from '../store/store.ts';
import type { Events } from './events.ts';

/** Often enough for what another program saves, also on network drives, of which no system tells what changes there. */
const LOOK_MS = 1000;

/** Notifies the interface of outside changes; the editor's own saves are known by their hashes. Returns the stop function. */
export function watchContent(store: Store, events: Pick<Events, 'send'>): () => void {
  let notified = store.refresh();
  const look = () => {
    const found = store.refresh();
    if (found === notified) return;
    const state = store.state();
    notified = found;
    events.send({ type: 'content-changed', from: 'outside', state });
  };
  const timer = setInterval(() => {
    try {
      look();
    } catch {
      // Nobody catches what a timer throws: it would end the editor. The next look comes soon.
    }
  }, LOOK_MS);
  // The server keeps the process alive: without a free port it must end.
  timer.unref();
  return () => clearInterval(timer);
}
