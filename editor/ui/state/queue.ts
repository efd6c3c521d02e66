import type { SnapshotStore } from './snapshot.ts';

export type Queue = ReturnType<typeof createQueue>;

/** Sends requests to the server one after the other. Failures are shown to the seller as notices. */
export function createQueue(store: SnapshotStore) {
  let queue: Promise<unknown> = Promise.resolve();

  function add<Result>(task: () => Promise<Result>): Promise<Result | undefined> {
    const result = queue.then(async () => {
      store.update({ isSaving: true });
      try {
        return await task();
      } catch (error) {
        return store.fail(error);
      } finally {
        store.update({ isSaving: false });
      }
    });
    queue = result.catch(() => undefined);
    return result;
  }

  return { add, end: () => queue };
}
