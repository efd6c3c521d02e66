import type { Store } from '../store/store.ts';
import type { Events } from './events.ts';

/** How often the folder is polled. Network drives do not report file system events. */
const POLL_MS = 1000;

/** Notifies the interface of outside changes of the content folder. Returns a function that ends the polling. */
export function watchContent(store: Store, events: Pick<Events, 'send'>): () => void {
  let notified = store.refresh();
  const poll = () => {
    const found = store.refresh();
    if (found === notified) return;
    const state = store.state();
    notified = found;
    events.send({ type: 'content-changed', from: 'outside', state });
  };
  const timer = setInterval(() => {
    try {
      poll();
    } catch {
      // An error thrown in a timer would end the editor. The folder is read again soon.
    }
  }, POLL_MS);
  // The timer must not keep the process alive when the server has found no free port.
  timer.unref();
  return () => clearInterval(timer);
}
