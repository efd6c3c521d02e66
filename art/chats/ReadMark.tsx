/** Says that the other side has read the message. */
export function ReadMark() {
  return (
    <svg className="read-mark" viewBox="0 0 16 16" aria-label="lida" role="img">
      <circle cx="8" cy="8" r="7" fill="currentColor" />
      <path d="M4.8 8.300l2.2 2.2 4.2-4.6" />
    </svg>
  );
}
