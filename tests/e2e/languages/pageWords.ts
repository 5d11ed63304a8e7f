const spokenAttributes = (): readonly string[] => [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
];

const isOfThePage = (element: Element | null): boolean =>
  element?.closest('script, style, template, noscript') === null &&
  (element.closest('[lang]') ?? document.documentElement).getAttribute('lang') === document.documentElement.lang;

/** Everything a page says, seen or read out, in the language it is in: texts, names, titles; other languages' own words left out. */
const pageWords = (): readonly string[] => {
  // Because: an address in a heading stands in two parts, and is one word.
  const headings = [...document.querySelectorAll('h1')];
  const said: string[] = [document.title, ...headings.map(({ textContent }) => textContent)];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null)
    if (isOfThePage(walker.currentNode.parentElement) && !headings.some((each) => each.contains(walker.currentNode)))
      said.push(walker.currentNode.textContent ?? '');
  for (const element of document.body.querySelectorAll('*'))
    if (isOfThePage(element)) said.push(...spokenAttributes().map((name) => element.getAttribute(name) ?? ''));
  return said.map((text) => text.trim()).filter((text) => text !== '');
};

/** All of this as a page can run it: they know each other by name. */
export const wordTools = { spokenAttributes, isOfThePage, pageWords };
