/** Shows the accounts that have all words of the field "Find an account". */
export const filterAccounts = (): void => {
  const field = document.querySelector<HTMLInputElement>('#accounts-text');
  const words = (field?.value ?? '').toLowerCase().split(/\s+/);
  const rows = [...document.querySelectorAll<HTMLElement>('.account')];
  rows.forEach((row) => {
    const text = (row.dataset['search'] ?? '').toLowerCase();
    row.hidden = !words.every((word) => text.includes(word));
  });
  document.querySelector('#no-account')?.toggleAttribute(
    'hidden',
    rows.some(({ hidden }) => !hidden),
  );
};
