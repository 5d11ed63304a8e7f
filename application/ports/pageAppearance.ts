import type { Appearance } from '#domain/appearance/appearance.ts';

/** The scheme of the page. */
export type PageAppearance = { readonly show: (appearance: Appearance) => void };
