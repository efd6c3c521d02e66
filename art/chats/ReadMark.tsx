/** Says that the other side has read the message. */
export function ReadMark() {
  return (
    <svg className="read-mark" viewBox="0 0 18 12" aria-label="lida" role="img">
      <path d="M1.300 6.500l3.500 3.700 6.600-8.400M8.600 9.600l.6.600 6.600-8.400" />
    </svg>
  );
}
