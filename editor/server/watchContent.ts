import type { Store } from '../store/store.ts';
import type { Events } from './events.ts';

/** How often the folder is polled. Network drives do not report file system events. */
const LOOK_MS = 1000;

/** Notifies the interface of outside changes, which are recognised by their hashes. Returns a function that stops this. */
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
      // An error thrown in a timer would end the editor. The folder is read again soon.
    }
  }, LOOK_MS);
  // The timer must not keep the process alive when the server has found no free port.
  timer.unref();
  return () => clearInterval(timer);
}
