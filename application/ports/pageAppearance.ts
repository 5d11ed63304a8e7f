import type { Appearance } from '#domain/appearance/appearance.ts';
import type { Theme } from '#domain/brand/theme.ts';

/** What the page head needs after the first screen: the chosen scheme, and what the browser and shared links show of the theme. */
export type PageAppearance = {
  readonly show: (appearance: Appearance) => void;
  /** Sets the tags for shared links and the colours of the browser's own bars. */
  readonly describe: (theme: Theme, brandName: string) => void;
};
