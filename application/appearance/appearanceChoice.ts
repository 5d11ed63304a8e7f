import type { CookieJar } from '#application/ports/browser.ts';
import type { PageAppearance } from '#application/ports/page.ts';
import { appearanceCookie, parseAppearance, type Appearance } from '#domain/appearance/appearance.ts';

/** The scheme that the person chose on this device. */
export type AppearanceChoice = {
  readonly current: () => Appearance;
  /** Shows another scheme, and stores it for the next visit. */
  readonly change: (appearance: Appearance) => void;
};

type AppearancePorts = { readonly cookies: CookieJar; readonly appearance: PageAppearance };

/** Keeps the choice in a cookie; with System there is none. */
export const makeAppearanceChoice = ({ cookies, appearance: page }: AppearancePorts): AppearanceChoice => {
  const { name, attributes } = appearanceCookie;
  return {
    current: () => parseAppearance(cookies.read(name)),
    change: (appearance) => {
      if (appearance === 'system') cookies.remove(name, attributes);
      else cookies.write(name, appearance, attributes);
      page.show(appearance);
    },
  };
};
