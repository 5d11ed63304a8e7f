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

/** Returns the element to show for a fresh one: the old one if nothing has changed, or while a person uses it. */
const chosen = (old: Element | undefined, fresh: Element): Element => {
  if (old !== undefined && (sources.get(old) === fresh.outerHTML || isInUse(old))) return old;
  const shown = document.importNode(fresh, true);
  sources.set(shown, fresh.outerHTML);
  if (old !== undefined) keepOpen(old, shown);
  return shown;
};

const patchList = (list: Element, fresh: Element): ReadonlyArray<Element> => {
  const before = new Map(keyedChildren(list));
  const after = keyedChildren(fresh).map(([key, child]) => [key, chosen(before.get(key), child)] as const);
  const shown = new Set(after.map(([, child]) => child));
  [...list.children]
    .filter((child) => !shown.has(child))
    .forEach((child) => {
      focusHeading(child);
      child.remove();
    });
  // Because: an element that moves loses its focus, so only the others are inserted around it.
  after.forEach(([, child], index) => {
    const present = list.children[index];
    if (present !== child) list.insertBefore(child, present ?? null);
  });
  return after.filter(([key]) => !before.has(key)).map(([, child]) => child);
};

const patchContent = (part: Element, fresh: Element): void => {
  if (sources.get(part) === fresh.innerHTML || isInUse(part)) return;
  sources.set(part, fresh.innerHTML);
  part.replaceChildren(...document.importNode(fresh, true).childNodes);
};

/** Remembers the page as the server sent it; runs before anything on it changes. */
export const rememberPage = (): void => {
  liveParts(document).forEach((part) => {
    if (!hasKeys(part)) sources.set(part, part.innerHTML);
    keyedChildren(part).forEach(([, child]) => sources.set(child, child.outerHTML));
  });
};

/** Shows what is new in a fresh copy of the page; returns the items that were added to its lists. */
export const patchLive = (fresh: Document): ReadonlyArray<Element> =>
  liveParts(document).flatMap((part) => {
    const next = fresh.getElementById(part.id);
    if (next === null) return [];
    if (hasKeys(part) || hasKeys(next)) return patchList(part, next);
    patchContent(part, next);
    return [];
  });
