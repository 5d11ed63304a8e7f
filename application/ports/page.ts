import type { TaskEither } from 'fp-ts/TaskEither';
import type { Appearance } from '#domain/appearance/appearance.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { Theme } from '#domain/brand/theme.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';

/** The head of the page, and the CSS variables on its root. */
export type PageHead = {
  readonly applyTheme: (theme: Theme, brand: Brand) => void;
  /** Loads the file of a theme's font after the page is shown, if it has one; the page uses it as soon as it is there. */
  readonly loadFont: (font: Pick<Theme, 'fontFamily' | 'fontFile'>) => void;
  readonly setLocale: (locale: Locale) => void;
  /** The language of the page as the server sent it. */
  readonly language: string;
};

/** What the page head needs after the first screen: the chosen scheme, and what the browser and shared links show of the theme. */
export type PageAppearance = {
  readonly show: (appearance: Appearance) => void;
  /** Sets the tags for shared links and the colours of the browser's own bars. */
  readonly describe: (theme: Theme, brandName: string) => void;
};

/** Loads a third-party script into the page. */
export type ScriptLoader = {
  readonly load: (address: string) => TaskEither<NormalisedError, void>;
};

/** The consent banner of a partner: its script renders the banner and stores the answer in cookies. */
export type PartnerBanner = {
  readonly show: (script: string) => TaskEither<NormalisedError, void>;
  /** Tells whether the banner is on the page. */
  readonly isThere: () => boolean;
  /** Calls the listener on each choice on the banner. */
  readonly onChoice: (listener: () => void) => void;
};
