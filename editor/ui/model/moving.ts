/** The index that an item has after it was dropped before or after another. */
export function destinationOf(from: number, target: number, position: 'before' | 'after' | 'on'): number {
  const index = position === 'after' ? target + 1 : target;
  return from < index ? index - 1 : index;
}

/** Where a row can go by one step. */
export const movesOf = (index: number, count: number) => [
  ...(index > 0 ? [{ id: 'up', name: 'Mover para cima' }] : []),
  ...(index < count - 1 ? [{ id: 'down', name: 'Mover para baixo' }] : []),
];
