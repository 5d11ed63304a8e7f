/** A text as it is drawn: its lines, and whether it stands on a layer above the page. */
type Drawn = { readonly words: string; readonly element: Element; readonly lines: readonly DOMRect[] };

const upwards = (element: Element | null): readonly Element[] =>
  element === null ? [] : [element, ...upwards(element.parentElement)];

const isOutOfSight = (element: Element): boolean =>
  upwards(element).some((each) => each.clientHeight <= 1 && getComputedStyle(each).position === 'absolute');

const isRead = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  element.closest('option, [inert], .boot') === null &&
  (document.querySelector('dialog:modal')?.contains(element) ?? true) &&
  !isOutOfSight(element);

const floats = (element: Element): boolean =>
  upwards(element).some((each) => each.localName === 'dialog' || /fixed|sticky/.test(getComputedStyle(each).position));

/** What a list that scrolls has scrolled away is neither cut off nor over anything. */
const linesOf = (text: Node, element: Element): readonly DOMRect[] => {
  const range = document.createRange();
  range.selectNodeContents(text);
  const list = upwards(element).find((each) => /auto|scroll/.test(getComputedStyle(each).overflowY));
  const shown = list?.getBoundingClientRect();
  return [...range.getClientRects()].filter(
    ({ bottom, top }) => shown === undefined || (top >= shown.top && bottom <= shown.bottom),
  );
};

const drawnTexts = (): readonly Drawn[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Drawn[] = [];
  while (walker.nextNode() !== null) {
    const element = walker.currentNode.parentElement;
    const words = (walker.currentNode.textContent ?? '').trim();
    if (words === '' || element === null || !isRead(element)) continue;
    texts.push({ words, element, lines: linesOf(walker.currentNode, element) });
  }
  return texts.filter(({ lines }) => lines.length > 0);
};

const isCutOff = ({ element, lines }: Drawn): boolean =>
  lines.some((line) => line.right > document.documentElement.clientWidth + 1 || line.left < -1) ||
  upwards(element).some((each) => {
    if (each === document.body || each === document.documentElement) return false;
    const { overflowX, overflowY } = getComputedStyle(each);
    const frame = each.getBoundingClientRect();
    const across = /hidden|clip/.test(overflowX) ? 1 : Infinity;
    const down = /hidden|clip/.test(overflowY) ? 2 : Infinity;
    return lines.some(
      (line) =>
        Math.max(line.right - frame.right, frame.left - line.left) > across ||
        Math.max(line.bottom - frame.bottom, frame.top - line.top) > down,
    );
  });

const meet = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 6;

/** Texts in the order they stand, so that only neighbours need comparing. */
const overlapsAmong = (texts: readonly Drawn[]): readonly string[] => {
  const lines = texts
    .flatMap((text) => text.lines.map((line) => ({ text, line })))
    .toSorted((one, other) => one.line.top - other.line.top);
  return lines.flatMap(({ text, line }, at) => {
    const over: string[] = [];
    for (let next = at + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (other === undefined || other.line.top >= line.bottom) break;
      if (other.text !== text && meet(line, other.line)) over.push(`‘${text.words}’ lies over ‘${other.text.words}’`);
    }
    return over;
  });
};

/** What is wrong with the room a page gives its words: it scrolls sideways, cuts a text off, or draws one over another. */
const layoutFaults = (): readonly string[] => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const texts = drawnTexts();
  const layers = [texts.filter(({ element }) => floats(element)), texts.filter(({ element }) => !floats(element))];
  return [
    ...(scrollWidth > clientWidth ? [`it scrolls sideways: ${scrollWidth} in ${clientWidth}`] : []),
    ...texts.filter(isCutOff).map(({ words }) => `‘${words}’ is cut off`),
    ...layers.flatMap(overlapsAmong),
  ];
};

/** All of this as a page can run it: they know each other by name. */
export const layoutTools = {
  upwards,
  isOutOfSight,
  isRead,
  floats,
  linesOf,
  drawnTexts,
  isCutOff,
  meet,
  overlapsAmong,
  layoutFaults,
};
