import type { Page } from '@playwright/test';
import type { Locale } from '#domain/locale/locale.ts';
import { layoutTools } from './layoutFaults.ts';

/** The texts of a page in a language, and its layout faults. */
export type PageReading = { readonly words: readonly string[]; readonly faults: readonly string[] };

declare const layoutFaults: () => readonly string[];

const isInPageLanguage = (element: Element | null): boolean =>
  element?.closest('script, style, template, noscript') === null &&
  (element.closest('[lang]') ?? document.documentElement).getAttribute('lang') === document.documentElement.lang;

/** Returns all texts of a page in its language, visible or for screen readers. Texts marked as another language are left out. */
const pageWords = (): readonly string[] => {
  const attributes = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'];
  const all = [...attributes, 'alt', 'placeholder', 'title'];
  // Because: an email address that may break consists of several elements but is one word.
  const wholes = [...document.querySelectorAll('h1, :has(> wbr)')];
  const texts: string[] = [document.title, ...wholes.map(({ textContent }) => textContent)];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null)
    if (isInPageLanguage(walker.currentNode.parentElement) && !wholes.some((each) => each.contains(walker.currentNode)))
      texts.push(walker.currentNode.textContent ?? '');
  for (const element of document.body.querySelectorAll('*'))
    if (isInPageLanguage(element)) texts.push(...all.map((name) => element.getAttribute(name) ?? ''));
  return texts.map((text) => text.trim()).filter((text) => text !== '');
};

/** Chooses a language in the list of the footer, and waits until the page is in it. */
const choose = (locale: string): Promise<void> =>
  new Promise((resolve) => {
    const list = document.querySelector<HTMLSelectElement>('select#language');
    const labelBefore = list?.labels[0]?.textContent;
    if (list === null || document.documentElement.lang === locale) return resolve();
    const changes = new MutationObserver(() => {
      if (document.documentElement.lang !== locale || list.labels[0]?.textContent === labelBefore) return;
      changes.disconnect();
      resolve();
    });
    changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    list.value = locale;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });

const readIn = async (locale: string): Promise<PageReading> => {
  await choose(locale);
  return { words: pageWords(), faults: layoutFaults() };
};

/** Returns the layout faults of a page with the text spacing that WCAG 1.4.12 names. */
const readSpaced = (): readonly string[] => {
  // Because: the security policy lets no style element in, and a person's own style sheet is no part of the page either.
  const spacing = new CSSStyleSheet();
  spacing.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets.push(spacing);
  const faults = layoutFaults();
  document.adoptedStyleSheets.pop();
  return faults;
};

// Because: to switch and read is fast inside the page, and slow with a call to the browser for each step.
const source = Object.entries({ isInPageLanguage, pageWords, ...layoutTools, choose, readIn, readSpaced })
  .map(([name, tool]) => `const ${name} = ${tool.toString()};`)
  .join('\n');

// Because: Playwright copies a long text much faster than thousands of short ones.
const inPage = async <Answer>(page: Page, call: string): Promise<Answer> =>
  JSON.parse(await page.evaluate<string>(`(async () => {${source}\nreturn JSON.stringify(await ${call});})()`));

/** Switches a page to a language with the list in its footer, and reads it. */
export const readPageIn = (page: Page, locale: Locale): Promise<PageReading> => inPage(page, `readIn('${locale}')`);

/** Returns the layout faults of the current page with wide text spacing. */
export const spacedFaults = (page: Page): Promise<readonly string[]> => inPage(page, 'readSpaced()');
