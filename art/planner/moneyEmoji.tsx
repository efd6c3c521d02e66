/** Page icons of the finance planner, on the same grid of 64 as the others. */
export const moneyDrawings = {
  budget: (
    <>
      <rect x="4" y="6" width="56" height="52" rx="7" fill="#f4f1ec" />
      <rect x="4" y="6" width="56" height="52" rx="7" fill="none" stroke="#c9c3ba" strokeWidth="2.4" />
      <path d="M14 50V36h9v14z" fill="#4f9a6b" />
      <path d="M27.5 50V17h9v33z" fill="#e0705c" />
      <path d="M41 50V27h9v23z" fill="#4f8fc9" />
    </>
  ),
  bills: (
    <>
      <path d="M12 4h40v54l-6.7-5-6.6 5-6.7-5-6.7 5-6.6-5-6.7 5z" fill="#f6f3ee" />
      <path
        d="M12 4h40v54l-6.7-5-6.6 5-6.7-5-6.7 5-6.6-5-6.7 5z"
        fill="none"
        stroke="#cdc7bd"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path d="M20 15h24M20 24h24M20 33h13" stroke="#8f8a82" strokeWidth="3.6" strokeLinecap="round" />
      <path d="M38 42h6" stroke="#c8553d" strokeWidth="4" strokeLinecap="round" />
      <path d="M20 42h8" stroke="#8f8a82" strokeWidth="3.6" strokeLinecap="round" />
    </>
  ),
  suitcase: (
    <>
      <path d="M22 18V9a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v9" fill="none" stroke="#8a5a3c" strokeWidth="5" />
      <rect x="5" y="16" width="54" height="40" rx="7" fill="#c9702f" />
      <path d="M15 16h6v40h-6zM43 16h6v40h-6z" fill="#8a4d24" />
      <rect x="5" y="16" width="54" height="9" rx="4.5" fill="#dd8a45" />
      <circle cx="32" cy="39" r="8" fill="#f6dfa6" />
      <path d="M28 39l3 3 6-6" stroke="#8a4d24" strokeWidth="3" fill="none" strokeLinecap="round" />
    </>
  ),
  card: (
    <g transform="rotate(-7 32 32)">
      <rect x="3" y="13" width="58" height="39" rx="6" fill="#5b8fc7" />
      <path d="M3 21h58v8H3z" fill="#2f4a6d" />
      <rect x="9" y="35" width="12" height="9" rx="2.4" fill="#f2c766" />
      <path d="M27 37h20M27 43h12" stroke="#dbe8f5" strokeWidth="3.2" strokeLinecap="round" />
    </g>
  ),
  umbrella: (
    <>
      <path d="M32 4v6" stroke="#6b4a34" strokeWidth="4.4" strokeLinecap="round" />
      <path
        d="M3 35a29 28 0 0 1 58 0c-3-5-11-6-14.5 0-4-6-10.5-6-14.5 0-4-6-10.5-6-14.5 0-3.5-6-11.5-5-14.5 0z"
        fill="#7a57b4"
      />
      <path
        d="M32 7c-9 6-14 16-14.5 28 4-6 10.5-6 14.5 0 4-6 10.5-6 14.5 0C46 23 41 13 32 7z"
        fill="#a483d3"
      />
      <path
        d="M32 33v20a6 6 0 0 1-12 0"
        stroke="#6b4a34"
        strokeWidth="4.4"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  cup: (
    <>
      <path
        d="M22 15c-4-4 3-6 0-11M33 15c-4-4 3-6 0-11"
        stroke="#b9b4ad"
        strokeWidth="3.4"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M46 26h6a8 8 0 0 1 0 18h-7" stroke="#e6e0d6" strokeWidth="5" fill="none" />
      <path d="M8 21h40v21a14 14 0 0 1-14 14H22A14 14 0 0 1 8 42z" fill="#f4efe7" />
      <ellipse cx="28" cy="21.5" rx="20" ry="4.6" fill="#7a4f33" />
      <path d="M8 33h40v7H8z" fill="#d9694f" />
      <path d="M6 59h44" stroke="#d8d1c6" strokeWidth="4.6" strokeLinecap="round" />
    </>
  ),
};
