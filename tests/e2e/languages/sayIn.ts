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
  if (isSpoken(tongue)) return Promise.resolve();
  if (languages === null) return Promise.reject(new Error('There is no list of languages.'));
  const heard = spoken(tongue);
  languages.value = tongue.locale;
  languages.dispatchEvent(new Event('change', { bubbles: true }));
  return heard;
};

const said = (): Said => ({
  locale: document.documentElement.lang as Locale,
  words: pageWords(),
  faults: layoutFaults(),
});

const sayAll = async (tongues: readonly Tongue[]): Promise<readonly Said[]> => {
  const screen = document.querySelector('h1');
  const all: Said[] = [];
  for (const tongue of tongues) {
    await chosen(tongue);
    all.push(said());
  }
  // Because: an address changes before its screen is there, and it is the screen that is to speak.
  return document.querySelector('h1') === screen ? all : sayAll(tongues);
};

const tools = { ...wordTools, ...layoutTools, list, isSpoken, spoken, chosen, said, sayAll };

// Because: seventeen languages a screen are cheap inside the page, and dear when each step is asked of it from outside.
const source = Object.entries(tools)
  .map(([name, tool]) => `const ${name} = ${tool.toString()};`)
  .join('\n');

const inPage = <Answer>(page: Page, call: string): Promise<Answer> =>
  page.evaluate<Answer>(`(() => {${source}\nreturn ${call};})()`);

/** What a page says as it stands. */
export const sayNow = (page: Page): Promise<Said> => inPage(page, 'said()');

/** Has a page say itself in one language after another, by the list in its own footer. */
export const sayIn = (page: Page, tongues: readonly Tongue[]): Promise<readonly Said[]> =>
  inPage(page, `sayAll(${JSON.stringify(tongues)})`);
