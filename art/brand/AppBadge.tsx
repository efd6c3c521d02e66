/** A badge, drawn for this project, that says where the template is used. It has no frame, because it is not a button. */
export function AppBadge() {
  return (
    <div className="app-badge">
      <svg viewBox="0 0 24 36" aria-hidden="true">
        <rect x="1.25" y="1.25" width="21.5" height="33.5" rx="5" />
        <path d="M10 5.750h4M12 11.500v10.500M7.500 17.500l4.500 4.500 4.500-4.500M7.500 28h9" />
      </svg>
      <p>
        <small>Abre no aplicativo</small>
        <strong>gratuito do Notion</strong>
      </p>
    </div>
  );
}
