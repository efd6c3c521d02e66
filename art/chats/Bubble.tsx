import type { ReactNode } from 'react';
import { Reaction } from './Reaction.tsx';

/** The mark of a message that the other person has read. */
function ReadMark() {
  return (
    <svg className="read-mark" viewBox="0 0 18 12" aria-label="lida" role="img">
      <path d="M1.300 6.500l3.500 3.700 6.600-8.400M8.600 9.600l.6.600 6.600-8.400" />
    </svg>
  );
}

type Props = {
  /** `us` is the seller's support; `them` is the customer. */
  from: 'us' | 'them';
  time: string;
  reaction?: 'heart' | 'flame';
  isFollowUp?: boolean;
  isEdited?: boolean;
  children: ReactNode;
};

/** One message with its time. */
export function Bubble({ from, time, reaction, isFollowUp = false, isEdited = false, children }: Props) {
  const classes = ['bubble', from, isFollowUp ? 'follow-up' : '', reaction ? 'reacted' : ''];
  return (
    <article className={classes.filter(Boolean).join(' ')}>
      {children}
      <span className="meta">
        {isEdited && 'Editada '}
        {time}
        {from === 'us' && <ReadMark />}
      </span>
      {reaction && <Reaction kind={reaction} />}
    </article>
  );
}
