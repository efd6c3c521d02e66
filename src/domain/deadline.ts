type Behaviour = {
  countdown: 'loop' | 'deadline' | 'off';
  deadline: { endsAt: number; listPriceCheckout: string; validity: string; over: string };
};

/** A true end of the promotional price. Instants are milliseconds since 1970. */
export type Deadline = {
  atMs: number;
  /** It had passed when the page was built. */
  isOver: boolean;
  /** The line that tells until when the price holds, and the one that tells that it is over. */
  validity: string;
  over: string;
  checkoutUrl: string;
};

/** The deadline that the content sets, if its countdown is one to a deadline. */
export function readDeadline({ countdown, deadline }: Behaviour, nowMs: number): Deadline | undefined {
  if (countdown !== 'deadline') return undefined;
  const { endsAt, listPriceCheckout, validity, over } = deadline;
  return { atMs: endsAt, isOver: nowMs >= endsAt, validity, over, checkoutUrl: listPriceCheckout };
}
