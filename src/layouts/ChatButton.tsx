import { Icon } from '../components/Icon.tsx';

type Props = { label: string; chatUrl: string };

/** The floating chat button. See client/ui/chatButton.ts. */
export function ChatButton({ label, chatUrl }: Props) {
  return (
    <aside aria-label={label}>
      <a
        href={chatUrl}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={label}
        aria-describedby="new-tab"
        data-chat-button
        className="chat-button grid size-14 max-lg:size-12 place-items-center rounded-pill bg-indigo text-white lifted hover:bg-plum"
      >
        <Icon name="chat" className="size-7" />
      </a>
    </aside>
  );
}
