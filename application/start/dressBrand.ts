import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import { themeUid } from '#domain/brand/coBrand.ts';
import { fallbackTheme, type Theme } from '#domain/brand/theme.ts';
import type { World } from '#domain/navigation/visit.ts';

export type DressBrand = {
  /** What the brand wears by itself. */
  readonly own: Theme;
  /** The last good theme of this device, else the brand's own. */
  readonly atHand: Theme;
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
  const own = fallbackTheme(brand);
  const atHand = (uid === null ? null : themes.lastGood(brand, uid)) ?? own;
  const now = (): Theme => wear(atHand);
  if (uid === null) return { own, atHand, now, refresh: T.fromIO(now) };
  const refresh = pipe(
    themes.fetch(brand, uid),
    TE.match(
      (error) => {
        if (brand.logsThemeFault) log.error('Unable to fetch theme for brand', error);
        return now();
      },
      (theme) => {
        themes.keep(brand, uid, theme);
        return wear(theme);
      },
    ),
  );
  return { own, atHand, now, refresh };
};
