// Inlined in the head of every page. Until the app handles events itself, it holds the first submit and the last press of a plain link or
// button, so that none is lost and the browser does not post a form by itself; ui/start/earlyInput.ts repeats them. It shows the notice
// of a slow start after 15 seconds, and keeps what was typed and ticked over the "Try again" of that notice.
{
  let events = [];
  let onSubmit = () => {};
  const page = document.documentElement;
  const showNotice = () => {
    page.dataset.late = '';
    events.forEach(({ submitter }) => submitter?.setAttribute('aria-busy', 'false'));
  };
  const notice = setTimeout(showNotice, 15_000);
  // ui/start/fields.ts reads it after the reload.
  const saveFields = () => {
    const fields = [...document.querySelectorAll('[name=email],input:checked:not(:default)')]
      .filter(({ value }) => value)
      .map(({ name, value, checked }) => (checked ? [`${name}=${value}`, true] : [name, value]));
    try {
      const saved = JSON.parse(sessionStorage.getItem('account.typed'));
      sessionStorage.setItem('account.typed', JSON.stringify({ ...saved, ...Object.fromEntries(fields) }));
    } catch {
      // Without storage the reload starts with an empty form.
    }
  };
  const hold = (event) => {
    const { type, target, submitter } = event;
    if (target.closest('#late')) return saveFields();
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
    const link = isPlain && target.closest('main a[href^="/"]:not([target])');
    const element = type === 'submit' ? target : link || target.closest('button[type="button"]');
    if (!element) return;
    // A navigation by the browser would lose the redirect, which the app has not read yet.
    if (element === link || type === 'submit') event.preventDefault();
    if (type === 'click') events = events.filter((held) => held.type !== type);
    else if (events.some((held) => held.type === type)) return;
    events.push({ type, element, submitter });
    submitter?.setAttribute('aria-busy', String(page.dataset.late === undefined));
    submitter?.setAttribute('aria-disabled', 'true');
    if (type === 'submit') onSubmit(element);
  };
  const release = () => {
    clearTimeout(notice);
    ['submit', 'click'].forEach((type) => document.removeEventListener(type, hold, true));
    window.early = undefined;
  };
  ['submit', 'click'].forEach((type) => document.addEventListener(type, hold, true));
  const listen = (listener) => {
    onSubmit = listener;
  };
  window.early = { events: () => events, listen, release, showNotice };
}
