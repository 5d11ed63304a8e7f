import { messageText } from './messageShape.ts';
import type { Catalogue } from './readCatalogue.ts';

const word = (alternatives: string, flags = 'u'): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, flags);

/** Words that address the reader in another form than the glossary requires, by language. */
const otherForms: { readonly [language: string]: RegExp | undefined } = {
  cs: word('ty|tě|tebe|tobě|tvůj|tvoje|tvé|tvá|tvou|jsi|máš|můžeš|zadej|zkus|vyber'),
  da: word('De|Dem|Deres'),
  de: word('du|dich|dir|dein|deine|deinen|deinem|deiner|euch|euer|eure'),
  el: word('εσύ|εσένα|σου|είσαι|έχεις|μπορείς'),
  es: word('tú|ti|tu|tus|tuyo|puedes|tienes|vosotros|vuestro|vuestra'),
  fi: word('te|teidän|teille|voitte|olette', 'iu'),
  fr: word('tu|te|toi|ton|ta|tes|tiens|peux'),
  hu: word('te|neked|téged|tied|add|írd|próbáld|válaszd|maga|magának'),
  it: word('Lei|suo|sua|suoi|Suo|Sua|Suoi|\\p{L}{2,}(?:ar|er|ir)le'),
  nb: word('De|Dem|Deres|dere'),
  nl: word('je|jij|jou|jouw|jullie'),
  pl: word('Pan|Pana|Panu|Pani|Panią|Państwo|Państwa|Państwu|ty|twój|twoja|twoje|twoją'),
  pt: word('tu|teu|tua|teus|tuas|te|ti|você|vocês|podes|tens'),
  ro: word('tu|tău|ta|tale|tăi|te|ți|îți|poți|ai|ține|Ține|alege|Alege|încearcă|Încearcă'),
  sv: word('ni|er|ert|era|Ni'),
};

/** Finds messages that address the reader in another form than the glossary requires; returns one line per fault. */
export const formOfAddressFaults = (locale: string, catalogue: Catalogue): ReadonlyArray<string> => {
  const other = otherForms[locale.slice(0, 2)];
  return Object.entries(catalogue).flatMap(([id, text]) => {
    const found = other?.exec(messageText(text))?.[0];
    return found === undefined ? [] : [`${locale}: ${id} addresses the reader by ‘${found}’ (see glossary.md)`];
  });
};
