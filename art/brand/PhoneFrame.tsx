import type { ReactNode } from 'react';

type Props = {
  zoom: number;
  clock?: string;
  /** Whether the page's cover is light, so that the status bar is dark. */
  isDay?: boolean;
  children: ReactNode;
};

/** A phone of no brand that shows one page of the planner. Its screen is 480 px wide before the zoom. */
export function PhoneFrame({ zoom, clock = '6:53', isDay = false, children }: Props) {
  return (
    <div className="phone" style={{ zoom }}>
      <div className="phone-screen">
        {children}
        <div className={isDay ? 'phone-status phone-status-dark' : 'phone-status'}>
          <span>{clock}</span>
          <svg viewBox="0 0 56 20" aria-hidden="true">
            <path
              d="M2 16v-3M9 16v-6M16 16V7M23 16V4"
              stroke="currentColor"
              strokeWidth="4"
              strokeLinecap="round"
            />
            <rect x="32" y="4" width="20" height="12" rx="4" fill="currentColor" />
          </svg>
        </div>
        <i className="phone-home" />
      </div>
    </div>
  );
}
