import { orNull } from '#domain/shared/orNull.ts';

/** Where a browser says which languages it prefers. */
export type LanguageSource = Pick<Navigator, 'language' | 'languages'>;

/** The languages that a browser prefers, best first, or its only one; none where it hides both. */
export const browserLanguages = (navigator: LanguageSource): ReadonlyArray<string> => {
  const listed = orNull(() => [...navigator.languages]) ?? [];
  return listed.length > 0 ? listed : [orNull(() => navigator.language) ?? []].flat();
};
