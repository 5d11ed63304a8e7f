/** How the ancestors of an element clip, scroll and layer its text; read once for each element. */
type TextContext = {
  /** Whether the text is only for screen readers. */
  readonly isVisuallyHidden: boolean;
  /** The page, an overlay above it, or an open list above both: each may cover the layers below. */
  readonly layer: 'page' | 'overlay' | 'list';
  /** The box of the nearest ancestor that scrolls; null if there is none. */
  readonly scroller: DOMRect | null;
  /** The boxes that clip their content, and by how many pixels a text may exceed them. */
  readonly frames: ReadonlyArray<{ readonly box: DOMRect; readonly across: number; readonly down: number }>;
};

/** A text and the boxes of its lines. */
type DrawnText = { readonly words: string; readonly context: TextContext; readonly lines: readonly DOMRect[] };

const contextReader = (known: Map<Element, TextContext>): ((element: Element | null) => TextContext) => {
  const read = (element: Element | null): TextContext => {
    if (element === null) return { isVisuallyHidden: false, layer: 'page', scroller: null, frames: [] };
    const cached = known.get(element);
    if (cached !== undefined) return cached;
    const parent = read(element.parentElement);
    const { position, overflowX, overflowY } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const isOver = element.localName === 'dialog' || /fixed|sticky/.test(position);
    const across = /hidden|clip/.test(overflowX) ? 1 : Infinity;
    const down = /hidden|clip/.test(overflowY) ? 2 : Infinity;
    const clips = element.parentElement !== null && element !== document.body && (across < Infinity || down < Infinity);
    const context: TextContext = {
      isVisuallyHidden: parent.isVisuallyHidden || (element.clientHeight <= 1 && position === 'absolute'),
      layer: element.role === 'listbox' || parent.layer === 'list' ? 'list' : isOver ? 'overlay' : parent.layer,
      scroller: /auto|scroll/.test(overflowY) ? box : parent.scroller,
      frames: clips ? [...parent.frames, { box, across, down }] : parent.frames,
    };
    known.set(element, context);
    return context;
  };
  return read;
};

/** Returns the line boxes of a text, without those that a scrolling list has scrolled away. */
const linesOf = (text: Node, scroller: DOMRect | null): readonly DOMRect[] => {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].filter(
    ({ bottom, top }) => scroller === null || (top >= scroller.top && bottom <= scroller.bottom),
  );
};

const drawnTexts = (): readonly DrawnText[] => {
  const contextOf = contextReader(new Map());
  const dialog = document.querySelector('dialog:modal');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: DrawnText[] = [];
  while (walker.nextNode() !== null) {
    const text = walker.currentNode;
    const element = text.parentElement;
    const words = (text.textContent ?? '').trim();
    if (words === '' || element === null || element.closest('option, [inert], .boot') !== null) continue;
    if (dialog?.contains(element) === false) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const context = contextOf(element);
    if (!context.isVisuallyHidden) texts.push({ words, context, lines: linesOf(text, context.scroller) });
  }
  return texts.filter(({ lines }) => lines.length > 0);
};

const isCutOff = ({ context, lines }: DrawnText): boolean =>
  lines.some((line) => line.right > document.documentElement.clientWidth + 1 || line.left < -1) ||
  context.frames.some(({ box, across, down }) =>
    lines.some(
      (line) =>
        Math.max(line.right - box.right, box.left - line.left) > across ||
        Math.max(line.bottom - box.bottom, box.top - line.top) > down,
    ),
  );

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 6;

/** Returns the pairs of texts that overlap. Sorts them from top to bottom, so that it compares only neighbours. */
const overlapsAmong = (texts: readonly DrawnText[]): readonly string[] => {
  const lines = texts
    .flatMap((text) => text.lines.map((line) => ({ text, line })))
    .toSorted((one, other) => one.line.top - other.line.top);
  return lines.flatMap(({ text, line }, at) => {
    const over: string[] = [];
    for (let next = at + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (other === undefined || other.line.top >= line.bottom) break;
      if (other.text !== text && overlap(line, other.line))
        over.push(`‘${text.words}’ lies over ‘${other.text.words}’`);
    }
    return over;
  });
};

/** Returns the layout faults of a page: it scrolls sideways, clips a text, or draws one over another. */
const layoutFaults = (): readonly string[] => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const texts = drawnTexts();
  const layers = (['page', 'overlay', 'list'] as const).map((layer) =>
    texts.filter(({ context }) => context.layer === layer),
  );
  return [
    ...(scrollWidth > clientWidth ? [`it scrolls sideways: ${scrollWidth} in ${clientWidth}`] : []),
    ...texts.filter(isCutOff).map(({ words }) => `‘${words}’ is cut off`),
    ...layers.flatMap(overlapsAmong),
  ];
};

/** The functions to evaluate in a page; they call each other by name. */
export const layoutTools = { contextReader, linesOf, drawnTexts, isCutOff, overlap, overlapsAmong, layoutFaults };
