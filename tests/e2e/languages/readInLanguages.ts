import type { Page } from '@playwright/test';
import type { Locale } from '#domain/locale/locale.ts';
import { layoutTools } from './layoutFaults.ts';

/** A language, and the label of the footer's language list in it. */
export type Language = { readonly locale: Locale; readonly label: string };

/** The texts of a page in a language, and its layout faults. */
export type PageReading = {
  readonly locale: Locale;
  readonly words: readonly string[];
  readonly faults: readonly string[];
};

declare const layoutFaults: () => readonly string[];
declare const spacedFaults: () => readonly string[];

const textAttributes = (): readonly string[] => [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
];

const isInPageLanguage = (element: Element | null): boolean =>
  element?.closest('script, style, template, noscript') === null &&
  (element.closest('[lang]') ?? document.documentElement).getAttribute('lang') === document.documentElement.lang;

/** Returns all texts of a page in its language, visible or for screen readers. Texts marked as another language are left out. */
const pageWords = (): readonly string[] => {
  // Because: an email address that may break consists of several elements but is one word.
  const wholes = [...document.querySelectorAll('h1, :has(> wbr)')];
  const texts: string[] = [document.title, ...wholes.map(({ textContent }) => textContent)];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null)
    if (isInPageLanguage(walker.currentNode.parentElement) && !wholes.some((each) => each.contains(walker.currentNode)))
      texts.push(walker.currentNode.textContent ?? '');
  for (const element of document.body.querySelectorAll('*'))
    if (isInPageLanguage(element)) texts.push(...textAttributes().map((name) => element.getAttribute(name) ?? ''));
  return texts.map((text) => text.trim()).filter((text) => text !== '');
};

const languageSelect = (): HTMLSelectElement | null => document.querySelector('select#language');

const isShown = ({ locale, label }: Language): boolean =>
  document.documentElement.lang === locale && languageSelect()?.labels[0]?.textContent === label;

const waitUntilShown = (language: Language): Promise<void> =>
  new Promise((resolve) => {
    const changes = new MutationObserver(() => {
      if (!isShown(language)) return;
      changes.disconnect();
      resolve();
    });
    changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });

const choose = (language: Language): Promise<void> => {
  const select = languageSelect();
  if (isShown(language)) return Promise.resolve();
  if (select === null) return Promise.reject(new Error('There is no list of languages.'));
  const shown = waitUntilShown(language);
  select.value = language.locale;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return shown;
};

const read = (): PageReading => ({
  locale: document.documentElement.lang as Locale,
  words: pageWords(),
  faults: layoutFaults(),
});

const readSpaced = (): PageReading => {
  const reading = read();
  return { ...reading, faults: [...reading.faults, ...spacedFaults()] };
};

const readAll = async (languages: readonly Language[], isSpaced: boolean): Promise<readonly PageReading[]> => {
  const screen = document.querySelector('h1');
  const all: PageReading[] = [];
  for (const language of languages) {
    await choose(language);
    all.push(isSpaced ? readSpaced() : read());
  }
  // Because: the address changes before its screen renders, so the readings may belong to the screen before.
  return document.querySelector('h1') === screen ? all : readAll(languages, isSpaced);
};

const tools = {
  textAttributes,
  isInPageLanguage,
  pageWords,
  ...layoutTools,
  languageSelect,
  isShown,
  waitUntilShown,
  choose,
  read,
  readSpaced,
  readAll,
};

// Because: to switch and read is fast inside the page, and slow with a call to the browser for each step.
const source = Object.entries(tools)
  .map(([name, tool]) => `const ${name} = ${tool.toString()};`)
  .join('\n');

// Because: Playwright copies a long text much faster than thousands of short ones.
const inPage = async <Answer>(page: Page, call: string): Promise<Answer> =>
  JSON.parse(await page.evaluate<string>(`(async () => {${source}\nreturn JSON.stringify(await ${call});})()`));

/** Reads the current page in its current language. */
export const readPage = (page: Page): Promise<PageReading> => inPage(page, 'read()');

/** Reads the current page in its current language, also with text spacing. */
export const readSpacedPage = (page: Page): Promise<PageReading> => inPage(page, 'readSpaced()');

/** Switches a page to each language with the select in its footer, and reads it; also with text spacing, if asked. */
export const readInLanguages = (
  page: Page,
  languages: readonly Language[],
  { isSpaced }: { readonly isSpaced: boolean },
): Promise<readonly PageReading[]> => inPage(page, `readAll(${JSON.stringify(languages)}, ${isSpaced})`);
