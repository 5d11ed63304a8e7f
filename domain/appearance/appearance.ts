/** The scheme that a person can choose; with System, the device decides. */
export const appearances = ['system', 'light', 'dark'] as const;

/** A choice of the scheme. */
export type Appearance = (typeof appearances)[number];

/** The choice that a stored or chosen text names; System for any other text. */
export const parseAppearance = (text: string | null): Appearance =>
  appearances.find((appearance) => appearance === text) ?? 'system';

/** The cookie of the choice: on this host only, for every path and a year. ui/start/showAppearance.js reads it too. */
export const appearanceCookie = {
  name: 'APPEARANCE',
  attributes: { domain: null, path: '/', days: 365, sameSite: 'Lax' },
} as const;
