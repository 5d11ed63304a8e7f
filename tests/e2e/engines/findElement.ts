/** The roles of the elements that journeys use. `field` is a text field or a select, known by its label. */
export type Role = 'button' | 'checkbox' | 'dialog' | 'field' | 'heading' | 'link' | 'radio' | 'switch';

/** What to find in a page. */
export type Target = { readonly role: Role; readonly name: string; readonly reach?: 'pointer' | 'focus' };

/** An element that is in the page: its centre, which a pointer reaches, and its state. */
export type FoundElement = {
  readonly x: number;
  readonly y: number;
  readonly isReachable: boolean;
  readonly isFocused: boolean;
  readonly isChecked: boolean;
  readonly value: string;
  readonly options: readonly string[];
};

/** Finds the element with a role and an accessible name in the page; null if there is none. Runs in the page, and brings nothing along. */
export const findElement = async ({ role, name, reach }: Target): Promise<FoundElement | null> => {
  const selectors = {
    button: 'button:not([role])',
    checkbox: 'input[type=checkbox]:not([role])',
    dialog: 'dialog, [role=dialog]',
    field: 'input:not([type=radio], [type=checkbox]), select',
    heading: ':is(h1, h2, h3):not([role])',
    link: 'a[href]:not([role])',
    radio: 'input[type=radio]:not([role])',
    switch: '[role=switch]',
  };
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    const isHidden = node instanceof Element && node.matches('[aria-hidden=true]');
    return isHidden ? '' : [...node.childNodes].map(textOf).join('');
  };
  const labelsOf = (element: Element): readonly Element[] =>
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? [...(element.labels ?? [])] : [];
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = ids.flatMap((id) => document.querySelector(`#${id}`) ?? []);
    const [naming = [element]] = [named, labelsOf(element)].filter(({ length }) => length > 0);
    const own = element.getAttribute('aria-label') ?? naming.map(textOf).join(' ');
    return own.replaceAll(/\s+/g, ' ').trim();
  };
  const found = [...document.querySelectorAll<HTMLElement>(selectors[role])].find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && nameOf(element) === name,
  );
  if (found === undefined) return null;
  if (reach === 'pointer') found.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (reach === 'focus') found.focus();
  const centre = (): readonly [number, number] => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return [Math.round(x + width / 2), Math.round(y + height / 2)];
  };
  const [x, y] = centre();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const isStill = centre().join() === [x, y].join();
  const top = document.elementFromPoint(x, y);
  return {
    x,
    y,
    isReachable:
      isStill &&
      top !== null &&
      found.closest('[aria-disabled=true]') === null &&
      [found, ...labelsOf(found)].some((element) => element.contains(top)),
    isFocused: found === document.activeElement,
    isChecked: found.matches(':checked,[aria-checked=true]'),
    value: found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? found.value : '',
    options: found instanceof HTMLSelectElement ? [...found.options].map(({ text }) => text) : [],
  };
};
