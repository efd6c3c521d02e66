/** Says that the other side has read the message. */
export function ReadMark() {
  return (
    <svg className="read-mark" viewBox="0 0 20 14" aria-label="lida" role="img">
      <path d="M2 7.500l3.6 3.6 7-8M9.4 11.100l.3.3 7.3-8.3" />
    </svg>
  );
}
