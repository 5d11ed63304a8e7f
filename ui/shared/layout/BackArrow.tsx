import type { ReactNode } from 'react';

/** The arrow of a button that goes back. */
export const BackArrow = (): ReactNode => (
  <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M12 4.5 6.5 10l5.5 5.5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
