/** Fills a code into the code field of the page, as an autofill of the browser does. */
export const fillCode = (code: string): void => {
  const field = document.getElementById('code');
  if (!(field instanceof HTMLInputElement)) return;
  field.value = code;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: code }));
};
