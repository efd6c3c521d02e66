import { chatLink } from '../domain/chatLink.ts';
import type { Content } from './schemas.ts';

/** The link to the seller's chat with its words: the help button's, where the page has one. Undefined where the seller has no chat. Implements docs/behaviour.md#chat-button. */
export const helpLink = ({ links, home, interface: words }: Content) =>
  links.chatPhone
    ? { label: home.help?.button ?? words.chat, url: chatLink(links.chatPhone, links.chatMessage) }
    : undefined;
