/** What the server sent for each element, because times tick in the elements themselves. */
const sources = new WeakMap<Element, string>();

const liveParts = (root: ParentNode): ReadonlyArray<Element> => [...root.querySelectorAll('[data-live]')];

const keyedChildren = (parent: Element): ReadonlyArray<readonly [string, Element]> =>
  [...parent.children].map((child) => [child.getAttribute('data-key') ?? '', child]);

const hasKeys = (part: Element): boolean => part.querySelector(':scope > [data-key]') !== null;

const isInUse = (element: Element): boolean => {
  const selection = getSelection();
  const isSelected = selection !== null && !selection.isCollapsed && element.contains(selection.anchorNode);
  return isSelected || element.contains(document.activeElement);
};

const keepOpen = (old: Element, fresh: Element): void => {
  const opened = [...old.querySelectorAll('details')];
  fresh.querySelectorAll('details').forEach((details, index) => {
    details.open = opened[index]?.open ?? false;
  });
};

const focusHeading = (element: Element): void => {
  if (element.contains(document.activeElement)) element.closest('section')?.querySelector('h2')?.focus();
};

const isUpToDate = (shown: Element, fresh: Element): boolean => sources.get(shown) === fresh.outerHTML;

/** Returns the element to show for a fresh one: the old one if nothing has changed, or while a person uses it. */
const chosen = (old: Element | undefined, fresh: Element): Element => {
  if (old !== undefined && (isUpToDate(old, fresh) || isInUse(old))) return old;
  const shown = document.importNode(fresh, true);
  sources.set(shown, fresh.outerHTML);
  if (old !== undefined) keepOpen(old, shown);
  return shown;
};

/** What a patch has done: the added items, and whether everything shows its newest state. */
type Patched = { readonly added: ReadonlyArray<Element>; readonly isComplete: boolean };

const patchList = (list: Element, fresh: Element): Patched => {
  const before = new Map(keyedChildren(list));
  const after = keyedChildren(fresh).map(([key, child]) => ({ key, child, shown: chosen(before.get(key), child) }));
  const kept = new Set(after.map(({ shown }) => shown));
  [...list.children]
    .filter((child) => !kept.has(child))
    .forEach((child) => {
      focusHeading(child);
      child.remove();
    });
  // Because: an element that moves loses its focus, so only the others are inserted around it.
  after.forEach(({ shown }, index) => {
    const present = list.children[index];
    if (present !== shown) list.insertBefore(shown, present ?? null);
  });
  return {
    added: after.filter(({ key }) => !before.has(key)).map(({ shown }) => shown),
    isComplete: after.every(({ shown, child }) => isUpToDate(shown, child)),
  };
};

const patchContent = (part: Element, fresh: Element): Patched => {
  if (sources.get(part) !== fresh.innerHTML && isInUse(part)) return { added: [], isComplete: false };
  if (sources.get(part) !== fresh.innerHTML) {
    sources.set(part, fresh.innerHTML);
    part.replaceChildren(...document.importNode(fresh, true).childNodes);
  }
  return { added: [], isComplete: true };
};

/** Remembers the page as the server sent it; runs before anything on it changes. */
export const rememberPage = (): void => {
  liveParts(document).forEach((part) => {
    if (!hasKeys(part)) sources.set(part, part.innerHTML);
    keyedChildren(part).forEach(([, child]) => sources.set(child, child.outerHTML));
  });
};

const patchPart = (part: Element, fresh: Document): Patched => {
  const next = fresh.getElementById(part.id);
  if (next === null) return { added: [], isComplete: true };
  return hasKeys(part) || hasKeys(next) ? patchList(part, next) : patchContent(part, next);
};

/** Shows what is new in a fresh copy of the page, except where a person is using the page. */
export const patchLive = (fresh: Document): Patched => {
  const patched = liveParts(document).map((part) => patchPart(part, fresh));
  return {
    added: patched.flatMap(({ added }) => added),
    isComplete: patched.every(({ isComplete }) => isComplete),
  };
};
