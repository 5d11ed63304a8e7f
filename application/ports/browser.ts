import type { TaskEither } from 'fp-ts/TaskEither';
import type { Brand } from '#domain/brand/brand.ts';
import type { Theme } from '#domain/brand/theme.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';

/** What the browser knows of the person and the page, without a request to a service. */
export type BrowserSignals = {
  /** The IANA time zone; null if the browser hides it. */
  readonly timeZone: () => string | null;
  /** Whether the person refuses the sale of personal data to every site (Global Privacy Control). */
  readonly globalPrivacyControl: () => boolean;
  /** The path of the page being shown. */
  readonly path: () => string;
};

/** The moments when a person comes back to this page or leaves it, and what becomes of the page then. */
export type PageReturns = {
  /**
   * Calls the listener when the page is shown again: after another tab or app, or from the back-forward cache. The page may have missed what
   * happened in between. One return may call it twice.
   */
  readonly onReturn: (listener: () => void) => void;
  /** Calls the listener when the window of the page gets the focus. */
  readonly onFocus: (listener: () => void) => void;
  /** Calls the listener when the browser leaves the page, which it may keep in the back-forward cache. */
  readonly onLeave: (listener: () => void) => void;
  /** Hides a page that is being left. If the back-forward cache brings it back, it is loaded anew, and nobody sees what it showed. */
  readonly discard: () => void;
};

/** The codes of text messages for this site, where the browser can read them with the person's consent (WebOTP). */
export type SmsCodes = {
  /** Calls back with the code of the next message. Returns a function that stops listening. */
  readonly listen: (onCode: (code: string) => void) => () => void;
};

/** The attributes of a cookie. Every cookie is Secure. */
export type CookieAttributes = {
  /** The domain whose hosts get the cookie; null for this host only. */
  readonly domain: string | null;
  readonly path: '/';
  /** The days until the cookie expires. */
  readonly days: number;
  readonly sameSite: 'Lax' | 'None';
};

/** The cookies that a script can read. If cookies are blocked, reads return null and writes do nothing. */
export type CookieJar = {
  readonly read: (name: string) => string | null;
  readonly write: (name: string, value: string, attributes: CookieAttributes) => void;
  readonly remove: (name: string, attributes: Omit<CookieAttributes, 'days'>) => void;
  /** Whether a written cookie can be read again. */
  readonly works: () => boolean;
};

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
