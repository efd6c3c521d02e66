import type { ReactNode } from 'react';
import { ChatHeader, type Person } from './ChatHeader.tsx';
import { MessengerIcon } from './MessengerIcon.tsx';
import { StatusBar } from './StatusBar.tsx';
import { Wallpaper } from './Wallpaper.tsx';

/** The input for a new message. */
function Composer() {
  return (
    <footer className="composer">
      <p>
        <MessengerIcon d="M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17zM8 14.200c2 2.600 6 2.600 8 0M9 9.500v.01M15 9.500v.01" />
        <span>Mensagem</span>
        <MessengerIcon d="M19.500 11.500l-7.800 7.800a4.800 4.800 0 0 1-6.800-6.800l8.200-8.200a3.200 3.200 0 0 1 4.500 4.500l-8.100 8.100a1.600 1.600 0 0 1-2.300-2.300l7.300-7.200" />
        <MessengerIcon d="M4 8h3.500l1.500-2.500h6L16.500 8H20a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zM12 10a3.300 3.300 0 1 1 0 6.600 3.300 3.300 0 0 1 0-6.600z" />
      </p>
      <span className="microphone">
        <MessengerIcon d="M12 3.500a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0v-5a3 3 0 0 1 3-3zM5.800 11.500a6.200 6.200 0 0 0 12.400 0M12 17.700v3" />
      </span>
    </footer>
  );
}

type Props = Person & {
  theme: 'light' | 'dark';
  time: string;
  battery: number;
  /** The label above the messages. */
  day: string;
  children: ReactNode;
};

/** A phone screen with a conversation, in the style of messengers in general. */
export function ChatScreen({ theme, time, battery, day, children, ...person }: Props) {
  return (
    <main className={`chat ${theme}`}>
      <Wallpaper />
      <StatusBar time={time} battery={battery} />
      <ChatHeader {...person} />
      <section className="messages">
        <p className="day">{day}</p>
        {children}
      </section>
      <Composer />
    </main>
  );
}
