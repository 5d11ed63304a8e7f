import type { ReactNode } from 'react';

/** The icon beside an error, because colour alone must not mark an error. */
export const ErrorMark = (): ReactNode => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
    <circle cx="10" cy="10" r="9" fill="currentColor" />
    <path d="M10 5.25v5.5" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
    <circle cx="10" cy="14.25" r="1.25" fill="#fff" />
  </svg>
);
