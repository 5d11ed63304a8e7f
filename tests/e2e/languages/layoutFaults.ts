/** How the ancestors of an element clip, scroll and layer its text; read once for each element. */
type TextContext = {
  /** Whether the text has no opacity, or is only for screen readers. */
  readonly isUnseen: boolean;
  /** The page, or an overlay above it, which may cover it. */
  readonly layer: 'page' | 'overlay';
  /** The box of the nearest ancestor that scrolls; null if there is none. */
  readonly scroller: DOMRect | null;
  /** The boxes that clip their content, and by how many pixels a text may exceed them. */
  readonly frames: ReadonlyArray<{ readonly box: DOMRect; readonly across: number; readonly down: number }>;
};

/** A text and the boxes of its lines. */
type DrawnText = { readonly words: string; readonly context: TextContext; readonly lines: readonly DOMRect[] };

const contextReader = (known: Map<Element, TextContext>): ((element: Element | null) => TextContext) => {
  const read = (element: Element | null): TextContext => {
    if (element === null) return { isUnseen: false, layer: 'page', scroller: null, frames: [] };
    const cached = known.get(element);
    if (cached !== undefined) return cached;
    const parent = read(element.parentElement);
    const { opacity, position, overflowX, overflowY } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const isOver = element.localName === 'dialog' || /fixed|sticky/.test(position);
    const across = /hidden|clip/.test(overflowX) ? 1 : Infinity;
    const down = /hidden|clip/.test(overflowY) ? 2 : Infinity;
    const clips = element.parentElement !== null && element !== document.body && (across < Infinity || down < Infinity);
    // Because: the root of an undrawn page has no opacity either.
    const isTransparent = opacity === '0' && element !== document.documentElement;
    const context: TextContext = {
      isUnseen: parent.isUnseen || isTransparent || (element.clientHeight <= 1 && position === 'absolute'),
      layer: isOver ? 'overlay' : parent.layer,
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
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const context = contextOf(element);
    if (!context.isUnseen) texts.push({ words, context, lines: linesOf(text, context.scroller) });
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

/** Returns the layout faults of a page: it shows no text, scrolls sideways, clips a text, or draws one over another. */
const layoutFaults = (): readonly string[] => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const texts = drawnTexts();
  const layers = (['page', 'overlay'] as const).map((layer) => texts.filter(({ context }) => context.layer === layer));
  return [
    ...(texts.length === 0 ? ['it shows no text'] : []),
    ...(scrollWidth > clientWidth ? [`it scrolls sideways: ${scrollWidth} in ${clientWidth}`] : []),
    ...texts.filter(isCutOff).map(({ words }) => `‘${words}’ is cut off`),
    ...layers.flatMap(overlapsAmong),
  ];
};

/** Returns the layout faults of a page with the text spacing that WCAG 1.4.12 names. */
const spacedFaults = (): readonly string[] => {
  // Because: the security policy lets no style element in, and a person's own style sheet is no part of the page either.
  const spacing = new CSSStyleSheet();
  // Source: WCAG 2.2, success criterion 1.4.12.
  spacing.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets.push(spacing);
  const faults = layoutFaults();
  document.adoptedStyleSheets.pop();
  return faults.map((fault) => `with text spacing: ${fault}`);
};

/** The functions to evaluate in a page; they call each other by name. */
export const layoutTools = {
  contextReader,
  linesOf,
  drawnTexts,
  isCutOff,
  overlap,
  overlapsAmong,
  layoutFaults,
  spacedFaults,
};
