import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import { themeUid } from '#domain/brand/coBrand.ts';
import { fallbackTheme, type Theme } from '#domain/brand/theme.ts';
import type { World } from '#domain/navigation/visit.ts';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';

export type DressBrand = {
  /** What the brand wears by itself. */
  readonly own: Theme;
  /** The last good theme of this device, else the brand's own. */
  readonly atHand: Theme;
  /** Whether that is all there is to wait for: a theme kept on this device, or no theme to be had at all. */
  readonly complete: boolean;
  /** Puts on what is at hand, unless that would show another company first: a co-brand never begins as the main brand. */
  readonly begin: () => void;
  /** Ends the waiting: without a theme what is at hand is worn, and a co-brand's that comes later is for the next page. */
  readonly settle: () => void;
  /** Puts on what is at hand. */
  readonly now: () => Theme;
  /** Fetches the theme and puts it on; without an answer what is worn stays on. */
  readonly refresh: T.Task<Theme>;
};

/** Dresses the page. A theme that cannot be had is never in anybody's way. */
export const makeDressBrand = (
  { themes, head, log, session }: Pick<Ports, 'themes' | 'head' | 'log' | 'session'>,
  { brand }: World,
  query: string,
): DressBrand => {
  // Because: on a later page of the visit the co-brand stands in the redirect alone.
  const uid = themeUid(brand, query, session.get().redirect);
  const wear = (theme: Theme): Theme => {
    head.wear(theme, brand.displayName);
    return theme;
  };
  const kept = uid === null ? null : themes.lastGood(brand, uid);
  const [own, atHand] = [fallbackTheme(brand), kept ?? fallbackTheme(brand)];
  const now = (): Theme => wear(atHand);
  const foreign = uid !== null && kept === null && brand.themeDocument.type === 'galileo_cobranding';
  const wait = { worn: false, over: false };
  const settle = (): void => {
    wait.over = foreign && !wait.worn;
    if (wait.over) now();
  };
  const dressed = {
    own,
    atHand,
    complete: uid === null || kept !== null,
    now,
    begin: () => void (foreign || now()),
    settle,
  };
  if (uid === null) return { ...dressed, refresh: T.fromIO(now) };
  const arrived = (theme: Theme): Theme => {
    wait.worn = true;
    themes.keep(brand, uid, theme);
    return wait.over ? atHand : wear(theme);
  };
  const failed = (error: NormalisedError): Theme => {
    if (brand.logsThemeFault) log.error('Unable to fetch theme for brand', error);
    return now();
  };
  return { ...dressed, refresh: pipe(themes.fetch(brand, uid), TE.match(failed, arrived)) };
};
