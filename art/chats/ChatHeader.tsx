import type { ReactNode } from 'react';
import { MessengerIcon } from './MessengerIcon.tsx';

export type Person = {
  name: string;
  note: string;
  /** The profile picture; by default a silhouette. */
  photo?: ReactNode;
};

/** The header with the name of the other person. */
export function ChatHeader({ name, note, photo }: Person) {
  return (
    <header className="chat-header">
      <MessengerIcon d="M20 12H4.5M11 5.500L4.500 12l6.500 6.500" />
      {photo ? (
        <span className="avatar">{photo}</span>
      ) : (
        <MessengerIcon
          className="avatar"
          d="M12 12.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM3.500 24a8.500 8.500 0 0 1 17 0z"
        />
      )}
      <p>
        <strong>{name}</strong>
        <small>{note}</small>
      </p>
      <MessengerIcon d="M4.500 6.500h9a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM15.500 11l6-3.500v9l-6-3.500" />
      <MessengerIcon d="M5.500 3.500h3l1.700 4.300-2.100 1.600a12.500 12.500 0 0 0 6.500 6.500l1.600-2.100 4.300 1.700v3a2 2 0 0 1-2 2C10.500 20.500 3.500 13.500 3.500 5.500a2 2 0 0 1 2-2z" />
      <MessengerIcon d="M12 5.500v.01M12 12v.01M12 18.500v.01" strokeWidth="3" />
    </header>
  );
}
