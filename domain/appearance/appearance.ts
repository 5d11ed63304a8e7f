/** The appearances that a person can choose. With `system`, the device decides. */
export const appearances = ['system', 'light', 'dark'] as const;

/** The chosen appearance. */
export type Appearance = (typeof appearances)[number];

/** The appearance that a text names; `system` for any other text. */
export const parseAppearance = (text: string | null): Appearance =>
  appearances.find((appearance) => appearance === text) ?? 'system';

/** The cookie of the choice: on this host only, for every path and a year. `ui/start/showAppearance.js` reads it too. */
export const appearanceCookie = {
  name: 'APPEARANCE',
  attributes: { domain: null, path: '/', days: 365, sameSite: 'Lax' },
} as const;
