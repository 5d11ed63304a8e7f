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

/** The functions to evaluate in a page; they call each other by name. */
export const wordTools = { textAttributes, isInPageLanguage, pageWords };
