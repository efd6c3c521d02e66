type Behaviour = {
  countdown: 'loop' | 'deadline' | 'off';
  deadline: { endsAt: number; listPriceCheckout: string; validity: string; over: string };
};

/** The true end of the promotional price. Instants are milliseconds since 1970. */
export type Deadline = {
  atMs: number;
  /** Whether it had passed when the page was built. */
  isOver: boolean;
  /** The text until the deadline, and the text after it. */
  validity: string;
  over: string;
  checkoutUrl: string;
};

/** The deadline of the content; undefined unless its countdown is one to a deadline. Implements docs/behaviour.md#deadline. */
export function readDeadline({ countdown, deadline }: Behaviour, nowMs: number): Deadline | undefined {
  if (countdown !== 'deadline') return undefined;
  const { endsAt, listPriceCheckout, validity, over } = deadline;
  return { atMs: endsAt, isOver: nowMs >= endsAt, validity, over, checkoutUrl: listPriceCheckout };
}
