type Props = { name: string; note: string };

/** Who the conversation is with. */
export function ChatHeader({ name, note }: Props) {
  return (
    <header className="chat-header">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M15 5l-7 7 7 7" />
      </svg>
      <span className="avatar">{name.charAt(0)}</span>
      <p>
        <strong>{name}</strong>
        <small>{note}</small>
      </p>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 5.500v.01M12 12v.01M12 18.500v.01" strokeWidth="3" />
      </svg>
    </header>
  );
}
