/** A text, the boxes of its lines, and the elements around it from the inside out. */
type DrawnText = {
  readonly words: string;
  readonly lines: readonly DOMRect[];
  readonly around: ReadonlyArray<{ readonly box: DOMRect; readonly style: CSSStyleDeclaration }>;
  /** Whether it is in an overlay above the page, which may cover it. */
  readonly isOver: boolean;
};

const ancestorsOf = (element: Element | null): readonly Element[] =>
  element === null ? [] : [element, ...ancestorsOf(element.parentElement)];

/** Whether a text has no opacity, or is only for screen readers. */
const isUnseen = (ancestors: readonly Element[]): boolean =>
  ancestors.some((element) => {
    const { opacity, position } = getComputedStyle(element);
    // Because: the root of an undrawn page has no opacity either.
    const isTransparent = opacity === '0' && element !== document.documentElement;
    return isTransparent || (element.clientHeight <= 1 && position === 'absolute');
  });

const drawnText = (text: Node): DrawnText | null => {
  const element = text.parentElement;
  const words = (text.textContent ?? '').trim();
  const dialog = document.querySelector('dialog:modal');
  const isLeftOut = element?.closest('option, [inert], .boot') !== null || dialog?.contains(element) === false;
  if (words === '' || isLeftOut || !element.checkVisibility({ visibilityProperty: true })) return null;
  const ancestors = ancestorsOf(element);
  if (isUnseen(ancestors)) return null;
  const around = ancestors.map((each) => ({ box: each.getBoundingClientRect(), style: getComputedStyle(each) }));
  const scroller = around.find(({ style }) => /auto|scroll/.test(style.overflowY))?.box;
  const range = document.createRange();
  range.selectNodeContents(text);
  const isScrolledIn = ({ top, bottom }: DOMRect): boolean =>
    scroller === undefined || (top >= scroller.top && bottom <= scroller.bottom);
  const isOver = ancestors.some(
    (each) => each.matches('dialog') || /fixed|sticky/.test(getComputedStyle(each).position),
  );
  return { words, lines: [...range.getClientRects()].filter(isScrolledIn), around: around.slice(0, -2), isOver };
};

const drawnTexts = (): readonly DrawnText[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: DrawnText[] = [];
  while (walker.nextNode() !== null) {
    const text = drawnText(walker.currentNode);
    if (text !== null && text.lines.length > 0) texts.push(text);
  }
  return texts;
};

const isCutOff = ({ around, lines }: DrawnText): boolean =>
  lines.some(
    ({ left, right, top, bottom }) =>
      right > document.documentElement.clientWidth + 1 ||
      left < -1 ||
      around.some(
        ({ box, style }) =>
          (/hidden|clip/.test(style.overflowX) && Math.max(right - box.right, box.left - left) > 1) ||
          (/hidden|clip/.test(style.overflowY) && Math.max(bottom - box.bottom, box.top - top) > 2),
      ),
  );

const isOverlap = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 6;

/** Returns the pairs of texts of a layer that overlap. */
const overlapsAmong = (texts: readonly DrawnText[]): readonly string[] =>
  texts.flatMap((text, index) =>
    texts
      .slice(index + 1)
      .filter((other) => text.lines.some((line) => other.lines.some((over) => isOverlap(line, over))))
      .map((other) => `‘${text.words}’ lies over ‘${other.words}’`),
  );

/** Returns the layout faults of a page: it shows no text, scrolls sideways, clips a text, or draws one over another. */
const layoutFaults = (): readonly string[] => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const texts = drawnTexts();
  return [
    ...(texts.length === 0 ? ['it shows no text'] : []),
    ...(scrollWidth > clientWidth ? [`it scrolls sideways: ${scrollWidth} in ${clientWidth}`] : []),
    ...texts.filter(isCutOff).map(({ words }) => `‘${words}’ is cut off`),
    ...[true, false].flatMap((over) => overlapsAmong(texts.filter(({ isOver }) => isOver === over))),
  ];
};

/** The functions to evaluate in a page; they call each other by name. */
export const layoutTools = {
  ancestorsOf,
  isUnseen,
  drawnText,
  drawnTexts,
  isCutOff,
  isOverlap,
  overlapsAmong,
  layoutFaults,
};
