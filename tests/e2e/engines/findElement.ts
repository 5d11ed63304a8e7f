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

/** Finds the element with a role and an accessible name in the page; null if there is none. Runs in the page, which has axe. */
export const findElement = async ({ role, name, reach }: Target): Promise<FoundElement | null> => {
  const { axe } = globalThis;
  const roleOf = (element: Element): string | null =>
    element.matches('input:not([type=radio],[type=checkbox]),select') ? 'field' : axe.commons.aria.getRole(element);
  const nameOf = (element: Element): string => axe.commons.text.accessibleText(element).replaceAll(/\s+/g, ' ').trim();
  const shown = [...document.querySelectorAll<HTMLElement>('a,button,input,select,h1,h2,h3,[role]')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  axe.setup(document.body);
  const found = shown.find((element) => roleOf(element) === role && nameOf(element) === name);
  axe.teardown();
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
  const labels = found instanceof HTMLInputElement ? [...(found.labels ?? [])] : [];
  return {
    x,
    y,
    isReachable:
      isStill &&
      top !== null &&
      found.closest('[aria-disabled=true]') === null &&
      [found, ...labels].some((element) => element.contains(top)),
    isFocused: found === document.activeElement,
    isChecked: found.matches(':checked,[aria-checked=true]'),
    value: found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? found.value : '',
    options: found instanceof HTMLSelectElement ? [...found.options].map(({ text }) => text) : [],
  };
};
