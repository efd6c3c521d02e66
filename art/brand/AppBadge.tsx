/** Says where the template is used. Our own drawing: no store's badge and no company's logo. */
export function AppBadge() {
  return (
    <div className="app-badge">
      <svg viewBox="0 0 32 40" aria-hidden="true">
        <rect
          x="4.2"
          y="1.2"
          width="23.6"
          height="37.6"
          rx="5.6"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
        />
        <path d="M13.6 5.2h4.8" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        <g fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
          <path d="M16 12v11.4M11 18.6l5 5 5-5" />
          <path d="M10.6 30.2h10.8" />
        </g>
      </svg>
      <p>
        <small>Abre no aplicativo</small>
        <strong>gratuito do Notion</strong>
      </p>
    </div>
  );
}
