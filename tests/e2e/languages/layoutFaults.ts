import type { Page } from '@playwright/test';

/** What is wrong with the room a page gives its words: it scrolls sideways, cuts a text off, or draws one over another. */
export const layoutFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    type Text = { readonly words: string; readonly element: Element; readonly boxes: readonly DOMRect[] };
    const { scrollWidth, clientWidth } = document.documentElement;
    const isRead = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('option, [inert], .boot') === null;
    const isOutOfSight = (element: Element | null): boolean => {
      for (let each = element; each !== null; each = each.parentElement)
        if (each.clientHeight <= 1 && getComputedStyle(each).position === 'absolute') return true;
      return false;
    };
    const floats = (element: Element | null): boolean => {
      for (let each = element; each !== null; each = each.parentElement)
        if (each.localName === 'dialog' || ['fixed', 'sticky'].includes(getComputedStyle(each).position)) return true;
      return false;
    };
    const scrolledIn = (element: Element | null): Element | null =>
      element === null || ['auto', 'scroll'].includes(getComputedStyle(element).overflowY)
        ? element
        : scrolledIn(element.parentElement);
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const { currentNode } = walker;
      const element = currentNode.parentElement;
      const words = (currentNode.textContent ?? '').trim();
      if (words === '' || element === null || !isRead(element) || isOutOfSight(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      const shown = scrolledIn(element)?.getBoundingClientRect() ?? null;
      const boxes = [...range.getClientRects()].filter(
        ({ bottom, top }) => shown === null || (top >= shown.top && bottom <= shown.bottom),
      );
      texts.push({ words, element, boxes });
    }
    const cutBy = ({ element, boxes }: Text): boolean => {
      for (let each: Element | null = element; each !== null && each !== document.body; each = each.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(each);
        const frame = each.getBoundingClientRect();
        const cutsAcross = ['hidden', 'clip'].includes(overflowX);
        const cutsDown = ['hidden', 'clip'].includes(overflowY);
        const isCut = (box: DOMRect): boolean =>
          (cutsAcross && (box.right > frame.right + 1 || box.left < frame.left - 1)) ||
          (cutsDown && (box.bottom > frame.bottom + 2 || box.top < frame.top - 2));
        if (boxes.some(isCut)) return true;
      }
      return boxes.some((box) => box.right > clientWidth + 1 || box.left < -1);
    };
    const meet = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 6;
    const overlaps = texts.flatMap((one, at) =>
      texts
        .slice(at + 1)
        .filter((other) => floats(one.element) === floats(other.element))
        .filter((other) => one.boxes.some((box) => other.boxes.some((each) => meet(box, each))))
        .map((other) => `‘${one.words}’ lies over ‘${other.words}’`),
    );
    return [
      ...(scrollWidth > clientWidth ? [`it scrolls sideways: ${scrollWidth} in ${clientWidth}`] : []),
      ...texts.filter(cutBy).map(({ words }) => `‘${words}’ is cut off`),
      ...overlaps,
    ];
  });
