import type { ReactNode } from 'react';
import { Reaction } from './Reaction.tsx';
import { ReadMark } from './ReadMark.tsx';

type Props = {
  /** Ours is the seller's support; theirs is the customer. */
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
