import type { ReactNode } from 'react';

/** The icon beside an error, because colour alone must not mark an error. */
export const ErrorMark = (): ReactNode => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
    <path
      fill="currentColor"
      d="M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18m1 9.75a1 1 0 0 1-2 0v-5.5a1 1 0 0 1 2 0zM10 15.5a1.25 1.25 0 1 1 0-2.5 1.25 1.25 0 0 1 0 2.5"
    />
  </svg>
);
