import type { TaskEither } from 'fp-ts/TaskEither';
import type { Brand } from '#domain/brand/brand.ts';
import type { Theme } from '#domain/brand/theme.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';

/** The head of the page, and the CSS variables on its root. */
export type PageHead = {
  /** Sets the CSS variables and the icons of a theme, and adds its font, if it has a file. */
  readonly applyTheme: (theme: Theme, brand: Brand) => void;
  /** Sets the `lang` of the page. */
  readonly setLocale: (locale: Locale) => void;
  /** The language of the page as the server sent it. */
  readonly language: string;
};

/** The parts of the page's look that can wait until the first screen is shown. */
export type PageAppearance = {
  /** Sets the tags for shared links and the colours of the browser's own bars. */
  readonly describe: (theme: Theme, brandName: string) => void;
};

/** Loads a third-party script into the page. */
export type ScriptLoader = {
  readonly load: (address: string) => TaskEither<NormalisedError, void>;
};

/** The consent banner of a partner. Its script renders the banner, and stores the answer in cookies. */
export type PartnerBanner = {
  /** Loads the script of the banner, which then shows it. */
  readonly show: (script: string) => TaskEither<NormalisedError, void>;
  /** Whether the banner is on the page. */
  readonly isThere: () => boolean;
  /** Calls the listener on each choice on the banner. */
  readonly onChoice: (listener: () => void) => void;
};
