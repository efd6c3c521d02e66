/** The line a message is written on. */
export function Composer() {
  return (
    <footer className="composer">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 5v14M5 12h14" />
      </svg>
      <p>Mensagem</p>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3.500a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0v-5a3 3 0 0 1 3-3zM5.8 11.500a6.2 6.2 0 0 0 12.4 0M12 17.700v3" />
      </svg>
    </footer>
  );
}
