/** Whose speakers are best served by which language of ours, as CLDR's language matching has it. */
export const languageNeighbours: { readonly [language: string]: string | undefined } = {
  br: 'fr',
  ca: 'es',
  co: 'fr',
  eu: 'es',
  fo: 'da',
  fy: 'nl',
  gl: 'es',
  gsw: 'de',
  lb: 'de',
  oc: 'fr',
  rm: 'de',
  sk: 'cs',
};

/** Norwegian of either kind, or of none named, is Bokmål here. */
export const sameLanguage: { readonly [language: string]: string | undefined } = { nn: 'nb', no: 'nb' };
