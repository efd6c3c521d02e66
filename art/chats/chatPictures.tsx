import type { ReactElement } from 'react';
import notion from '../planner/notion.css?raw';
import type { Picture } from '../render.ts';
import { AnaChat } from './AnaChat.tsx';
import chat from './chat.css?raw';
import { LucasChat } from './LucasChat.tsx';
import messages from './messages.css?raw';
import { RebecaChat } from './RebecaChat.tsx';
import themes from './themes.css?raw';

/** The styles of every picture of a conversation. */
export const chatCss = notion + chat + messages + themes;

function conversation(file: string, element: ReactElement): Picture {
  return {
    file: `depoimentos/${file}`,
    width: 390,
    height: 560,
    scale: 3,
    css: chatCss,
    element,
    quality: 80,
  };
}

export const chatPictures: Picture[] = [
  conversation('conversa-1.webp', <AnaChat />),
  conversation('conversa-2.webp', <LucasChat />),
  conversation('conversa-3.webp', <RebecaChat />),
];
