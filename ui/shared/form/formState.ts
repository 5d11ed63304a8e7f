import type { FormState } from '#domain/navigation/flow.ts';

const hasChanged = ({ value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean =>
  value !== defaultValue || checked !== defaultChecked;

/** Whether anything is typed or chosen on the page. The fields know every change, whether a person, the browser or a script made it. */
export const formState = (): FormState =>
  [...document.querySelectorAll<HTMLInputElement>('main form input')].some(hasChanged) ? 'Dirty' : 'Pristine';
