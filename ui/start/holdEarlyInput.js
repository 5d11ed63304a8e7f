// @ts-check
// Inlined in the head of every page. Until the app handles events itself, it holds the first submit and the last click on a plain link or
// button, so that none is lost; ui/start/earlyInput.ts repeats them. It keeps what was typed and ticked over the "Try again" of the notice
// of a slow start.
{
  /** @type {import('./earlyInput.ts').EarlyPress[]} */
  let presses = [];
  const page = document.documentElement;
  const showNotice = () => {
    page.dataset['late'] = '';
    presses.forEach((press) => press.type === 'submit' && press.submitter?.setAttribute('aria-busy', 'false'));
  };
  // ui/start/fields.ts reads it after a reload. What another visit has left can be of another person.
  try {
    const isVisit = performance
      .getEntriesByType('navigation')
      .some((entry) => 'type' in entry && entry.type !== 'reload');
    if (isVisit) sessionStorage.removeItem('account.typed');
  } catch {
    // Without storage nothing is saved.
  }
  const saveFields = () => {
    /** @type {NodeListOf<HTMLInputElement>} */
    const inputs = document.querySelectorAll('[name=email],input:checked:not(:default)');
    const fields = [...inputs]
      .filter(({ value }) => value)
      .map(({ name, value, checked }) => (checked ? [`${name}=${value}`, true] : [name, value]));
    try {
      const saved = JSON.parse(sessionStorage.getItem('account.typed') ?? '{}');
      sessionStorage.setItem('account.typed', JSON.stringify({ ...saved, ...Object.fromEntries(fields) }));
    } catch {
      // Without storage the reload starts with an empty form.
    }
  };
  /** @param {SubmitEvent} event */
  const holdSubmit = (event) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    if (presses.some(({ type }) => type === 'submit')) return;
    presses.push({ type: 'submit', element: target, submitter });
    submitter?.setAttribute('aria-busy', String(page.dataset['late'] === undefined));
    submitter?.setAttribute('aria-disabled', 'true');
  };
  /** @param {MouseEvent} event */
  const holdClick = (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.closest('#late')) {
      event.preventDefault();
      saveFields();
      return window.location.reload();
    }
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
    /** @type {HTMLElement | null} */
    const link = isPlain ? target.closest('main a[href^="/"]:not([target])') : null;
    /** @type {HTMLElement | null} */
    const element = link ?? target.closest('button[type="button"]');
    if (element === null) return;
    // A navigation by the browser would lose the redirect, which the app has not read yet.
    if (element === link) event.preventDefault();
    presses = [...presses.filter(({ type }) => type !== 'click'), { type: 'click', element }];
  };
  document.addEventListener('submit', holdSubmit, true);
  document.addEventListener('click', holdClick, true);
  window.early = {
    presses: () => presses,
    release: () => {
      document.removeEventListener('submit', holdSubmit, true);
      document.removeEventListener('click', holdClick, true);
      window.early = undefined;
    },
    showNotice,
  };
}
