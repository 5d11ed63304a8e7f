import type { Page } from '@playwright/test';

/** Everything a page says, seen or read out, in the language it is in: texts, names, titles; other languages' own words left out. */
export const pageWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const spoken = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'alt',
      'placeholder',
      'title',
    ];
    const language = document.documentElement.lang;
    const isOurs = (element: Element | null): boolean =>
      element?.closest('script, style, template, noscript') === null &&
      (element.closest('[lang]') ?? document.documentElement).getAttribute('lang') === language;
    const said: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null)
      if (isOurs(walker.currentNode.parentElement)) said.push(walker.currentNode.textContent ?? '');
    for (const element of document.body.querySelectorAll('*'))
      if (isOurs(element)) said.push(...spoken.map((name) => element.getAttribute(name) ?? ''));
    return said.map((text) => text.trim()).filter((text) => text !== '');
  });
