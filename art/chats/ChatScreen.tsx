import type { ReactNode } from 'react';
import { ChatHeader, type Person } from './ChatHeader.tsx';
import { Composer } from './Composer.tsx';
import { StatusBar } from './StatusBar.tsx';
import { Wallpaper } from './Wallpaper.tsx';

type Props = Person & {
  theme: 'light' | 'dark';
  time: string;
  battery: number;
  /** None where the day stands above what is in view. */
  day?: string;
  children: ReactNode;
};

/** A whole phone screen with one conversation, in the look of messengers in general. */
export function ChatScreen({ theme, time, battery, day, children, ...person }: Props) {
  return (
    <main className={`chat ${theme}`}>
      <Wallpaper />
      <StatusBar time={time} battery={battery} />
      <ChatHeader {...person} />
      <section className="messages">
        {day && <p className="day">{day}</p>}
        {children}
      </section>
      <Composer />
    </main>
  );
}
