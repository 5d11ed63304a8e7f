// Inlined in prerendered pages, where it does six things before the entry script is loaded:
// - It captures submits and clicks, so that none is lost and the browser does not post a form by itself. ui/start/replayEarlyEvents.ts
//   replays them.
// - It records whether something, such as the browser's translation, changes the page.
// - It starts the entry script and the deferred links after the first frame, because a cached script would delay that frame.
// - It shows the notice for a slow script after 15 seconds, and at once if the script cannot be loaded or is empty.
// - It keeps the email and what a person has ticked over the "Try again" of that notice.
// - It hides the page and removes its icons on a visit of a co-brand, because the prerendered page shows the main brand. The
//   entry script then renders the page in the theme of the co-brand.
{
  const events = [];
  // ui/start/savedFormSnapshot.ts reads it after the reload.
  const saveTyped = () => {
    const typed = [...document.querySelectorAll('[name=email],input:checked:not(:default)')]
      .filter(({ value }) => value)
      .map(({ name, value, checked }) => (checked ? [`${name}=${value}`, true] : [name, value]));
    try {
      // Nothing that an earlier reload saved is on this page yet.
      const saved = JSON.parse(sessionStorage.getItem('account.typed'));
      sessionStorage.setItem('account.typed', JSON.stringify({ ...saved, ...Object.fromEntries(typed) }));
    } catch {
      // Without storage the reload starts with an empty form.
    }
  };
  const page = document.documentElement;
  const showNotice = () => {
    // Once the form works, it says itself whether it is busy.
    if (window.earlyEvents === undefined) return;
    page.dataset.late = '';
    events.forEach(({ submitter }) => submitter?.setAttribute('aria-busy', 'false'));
  };
  // An empty script loads, and starts nothing.
  const checkStart = () => {
    if (page.dataset.started === undefined) showNotice();
  };
  const capture = (event) => {
    const { type, target, submitter } = event;
    if (type === 'submit') {
      event.preventDefault();
      // React must not handle this submit and the replayed one.
      event.stopPropagation();
      if (events.some((captured) => captured.type === type)) return;
      submitter?.setAttribute('aria-busy', String(page.dataset.late === undefined));
      submitter?.setAttribute('aria-disabled', 'true');
      window.earlyEvents.onSubmit?.(target);
    }
    if (type === 'click' && target.closest('.boot-late a')) saveTyped();
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
    const link = type === 'click' && isPlain ? target.closest('main a[href^="/"]:not([target])') : null;
    // A navigation by the browser would lose the redirect, which the entry script has not read yet.
    if (link) event.preventDefault();
    const element = type === 'click' ? (link ?? target.closest('button[type="button"]')) : target;
    if (!element) return;
    // React can handle an event before it is replayed, and must not handle it twice.
    event.stopPropagation();
    events.push({ type, element, submitter });
  };
  const watcher = new MutationObserver(() => {
    window.earlyEvents.pageChanged = true;
  });
  const watch = () =>
    watcher.observe(document.getElementById('root'), { childList: true, characterData: true, subtree: true });
  const releaseClicks = () => document.removeEventListener('click', capture, true);
  const release = () => {
    watcher.disconnect();
    releaseClicks();
    document.removeEventListener('submit', capture, true);
  };
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    document.querySelectorAll('link[data-deferred]').forEach((link) => {
      // ui/start/lostStyles.ts asks for it again.
      link.addEventListener('error', () => {
        link.dataset.lost = '';
      });
      link.rel = link.dataset.deferred;
    });
    import(document.getElementById('entry').href).then(checkStart, showNotice);
  };
  // Storage access delays the first frame, and a visit from another site has its partner in the address.
  const storedSession = () => {
    try {
      const [{ type }] = performance.getEntriesByType('navigation');
      return type === 'navigate' ? '' : sessionStorage.getItem('account.session');
    } catch {
      return '';
    }
  };
  if (page.dataset.cobrands === '' && /(_dfxid|_clientagentid)(=|%3d)/i.test(location.search + storedSession())) {
    delete page.dataset.prerendered;
    page.dataset.awaitingCobrand = '';
    document.querySelectorAll('[data-favicon],[name=theme-color]').forEach((element) => element.remove());
  }
  const scheduleStart = () => setTimeout(start);
  ['submit', 'click'].forEach((type) => document.addEventListener(type, capture, true));
  document.addEventListener('DOMContentLoaded', watch, { once: true });
  window.earlyEvents = { events, release, releaseClicks, pageChanged: false };
  setTimeout(showNotice, 15_000);
  if (document.visibilityState === 'hidden') scheduleStart();
  else {
    requestAnimationFrame(() => requestAnimationFrame(scheduleStart));
    document.addEventListener('visibilitychange', scheduleStart, { once: true });
  }
}
