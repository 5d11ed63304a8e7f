import type { Page } from '@playwright/test';
import type { Locale } from '#domain/locale/locale.ts';
import { layoutTools } from './layoutFaults.ts';
import { wordTools } from './pageWords.ts';

/** A language, and what the footer calls its list of languages when it is spoken. */
export type Tongue = { readonly locale: Locale; readonly label: string };

/** What a page says in a language, and what is wrong with the room for it. */
export type Said = { readonly locale: Locale; readonly words: readonly string[]; readonly faults: readonly string[] };

declare const pageWords: () => readonly string[];
declare const layoutFaults: () => readonly string[];

const list = (): HTMLSelectElement | null => document.querySelector('select#language');

const isSpoken = ({ locale, label }: Tongue): boolean =>
  document.documentElement.lang === locale && list()?.labels[0]?.textContent === label;

const spoken = (tongue: Tongue): Promise<void> =>
  new Promise((resolve) => {
    const changes = new MutationObserver(() => {
      if (!isSpoken(tongue)) return;
      changes.disconnect();
      resolve();
    });
    changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });

const chosen = (tongue: Tongue): Promise<void> => {
  const languages = list();
  if (isSpoken(tongue) || languages === null) return Promise.resolve();
  const heard = spoken(tongue);
  languages.value = tongue.locale;
  languages.dispatchEvent(new Event('change', { bubbles: true }));
  return heard;
};

const sayAll = async (tongues: readonly Tongue[]): Promise<readonly Said[]> => {
  const said: Said[] = [];
  for (const tongue of tongues) {
    await chosen(tongue);
    said.push({ locale: tongue.locale, words: pageWords(), faults: layoutFaults() });
  }
  return said;
};

const tools = { ...wordTools, ...layoutTools, list, isSpoken, spoken, chosen, sayAll };

// Because: seventeen languages a screen are cheap inside the page, and dear when each step is asked of it from outside.
const source = Object.entries(tools)
  .map(([name, tool]) => `const ${name} = ${tool.toString()};`)
  .join('\n');

/** Has a page say itself in one language after another, by the list in its own footer. */
export const sayIn = async (page: Page, tongues: readonly Tongue[]): Promise<readonly Said[]> =>
  page.evaluate<readonly Said[]>(`(() => {${source}\nreturn sayAll(${JSON.stringify(tongues)});})()`);
