/** What stands in a field of a form right now, whoever put it there; empty when there is no such field. */
export const formText = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
};
