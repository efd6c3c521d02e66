import type { ReactNode } from 'react';
import { ChatHeader } from './ChatHeader.tsx';
import { Composer } from './Composer.tsx';
import { StatusBar } from './StatusBar.tsx';

type Props = {
  theme: 'light' | 'dark' | 'warm' | 'moss' | 'clay';
  name: string;
  note: string;
  time: string;
  battery: number;
  /** None where the day stands above what is in view. */
  day?: string;
  children: ReactNode;
};

/** A whole phone screen with one conversation, in a look of our own. */
export function ChatScreen({ theme, name, note, time, battery, day, children }: Props) {
  return (
    <main className={`chat ${theme}`}>
      <StatusBar time={time} battery={battery} />
      <ChatHeader name={name} note={note} />
      <section className="messages">
        {day && <p className="day">{day}</p>}
        {children}
      </section>
      <Composer />
    </main>
  );
}
