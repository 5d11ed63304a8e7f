import type { ReactNode } from 'react';
import { Mark } from './Mark.tsx';

/** The outline of every shield, drawn from its top. */
export const shieldOutline = 'M16 3.5 27 7v8.5c0 6.6-4.4 10.9-11 13-6.6-2.1-11-6.4-11-13V7Z';

/** The sign of two-step verification above its heading. */
export const Shield = (): ReactNode => (
  <Mark tone="primary">
    <path d={shieldOutline} strokeLinejoin="round" />
    <path d="m11 15.5 3.7 3.7 6.8-6.9" strokeLinecap="round" strokeLinejoin="round" />
  </Mark>
);
