/** Where an element stands and what its surroundings do to a text in it, read once for each element. */
type Standing = {
  /** Only a screen reader finds it. */
  readonly apart: boolean;
  /** The page, what stands above it, and a list that is dropped down over both: each may cover what is below it. */
  readonly layer: 'page' | 'above' | 'list';
  /** The nearest box that scrolls. */
  readonly scroller: DOMRect | null;
  /** The boxes that cut off what reaches beyond them, and how far it may. */
  readonly frames: ReadonlyArray<{ readonly box: DOMRect; readonly across: number; readonly down: number }>;
};

/** A text as it is drawn, line by line. */
type Drawn = { readonly words: string; readonly standing: Standing; readonly lines: readonly DOMRect[] };

const standingIn = (known: Map<Element, Standing>): ((element: Element | null) => Standing) => {
  const read = (element: Element | null): Standing => {
    if (element === null) return { apart: false, layer: 'page', scroller: null, frames: [] };
    const before = known.get(element);
    if (before !== undefined) return before;
    const around = read(element.parentElement);
    const { position, overflowX, overflowY } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const isOver = element.localName === 'dialog' || /fixed|sticky/.test(position);
    const across = /hidden|clip/.test(overflowX) ? 1 : Infinity;
    const down = /hidden|clip/.test(overflowY) ? 2 : Infinity;
    const cuts = element.parentElement !== null && element !== document.body && (across < Infinity || down < Infinity);
    const standing: Standing = {
      apart: around.apart || (element.clientHeight <= 1 && position === 'absolute'),
      layer: element.role === 'listbox' || around.layer === 'list' ? 'list' : isOver ? 'above' : around.layer,
      scroller: /auto|scroll/.test(overflowY) ? box : around.scroller,
      frames: cuts ? [...around.frames, { box, across, down }] : around.frames,
    };
    known.set(element, standing);
    return standing;
  };
  return read;
};

/** What a list that scrolls has scrolled away is neither cut off nor over anything. */
const linesOf = (text: Node, scroller: DOMRect | null): readonly DOMRect[] => {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].filter(
    ({ bottom, top }) => scroller === null || (top >= scroller.top && bottom <= scroller.bottom),
  );
};

const drawnTexts = (): readonly Drawn[] => {
  const standingOf = standingIn(new Map());
  const dialog = document.querySelector('dialog:modal');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Drawn[] = [];
  while (walker.nextNode() !== null) {
    const text = walker.currentNode;
    const element = text.parentElement;
    const words = (text.textContent ?? '').trim();
    if (words === '' || element === null || element.closest('option, [inert], .boot') !== null) continue;
    if (dialog?.contains(element) === false) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const standing = standingOf(element);
    if (!standing.apart) texts.push({ words, standing, lines: linesOf(text, standing.scroller) });
  }
  return texts.filter(({ lines }) => lines.length > 0);
};

const isCutOff = ({ standing, lines }: Drawn): boolean =>
  lines.some((line) => line.right > document.documentElement.clientWidth + 1 || line.left < -1) ||
  standing.frames.some(({ box, across, down }) =>
    lines.some(
      (line) =>
        Math.max(line.right - box.right, box.left - line.left) > across ||
        Math.max(line.bottom - box.bottom, box.top - line.top) > down,
    ),
  );

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
  const layers = (['page', 'above', 'list'] as const).map((layer) =>
    texts.filter(({ standing }) => standing.layer === layer),
  );
  return [
    ...(scrollWidth > clientWidth ? [`it scrolls sideways: ${scrollWidth} in ${clientWidth}`] : []),
    ...texts.filter(isCutOff).map(({ words }) => `‘${words}’ is cut off`),
    ...layers.flatMap(overlapsAmong),
  ];
};

/** All of this as a page can run it: they know each other by name. */
export const layoutTools = { standingIn, linesOf, drawnTexts, isCutOff, meet, overlapsAmong, layoutFaults };
