// Stands inside printed pages. Holds what is pressed before the script proper is there, so that nothing is lost and no
// form is posted by the browser itself (ui/start/heldPresses.ts carries it out); notes whether anybody, such as the browser's own
// translator, has changed the page since; and starts that script, and asks for the rest of it, once the first frame is
// shown, since one that comes from the cache would stand before it. A visit that belongs to a co-brand sees nothing of the page as it
// was printed, which shows the main brand, nor its icons: the script draws it anew, in the co-brand's look.
{
  const presses = [];
  const kinds = ['submit', 'click'];
  const hold = (event) => {
    const { type, target, submitter } = event;
    if (type === 'submit') {
      event.preventDefault();
      if (presses.some((press) => press.type === type)) return;
      submitter?.setAttribute('aria-busy', 'true');
      submitter?.setAttribute('aria-disabled', 'true');
      window.held.heard?.(target);
    }
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
    const link = type === 'click' && isPlain ? target.closest('main a[href^="/"]:not([target])') : null;
    // The browser's own way there would forget where the visit is bound for, which the script has yet to read.
    if (link) event.preventDefault();
    const element = type === 'click' ? (link ?? target.closest('button[type="button"]')) : target;
    if (element) presses.push({ type, element, submitter });
  };
  const watcher = new MutationObserver(() => {
    window.held.touched = true;
  });
  const watch = () =>
    watcher.observe(document.getElementById('root'), { childList: true, characterData: true, subtree: true });
  const release = () => {
    watcher.disconnect();
    kinds.forEach((kind) => document.removeEventListener(kind, hold, true));
  };
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    document.querySelectorAll('link[data-later]').forEach((link) => {
      link.rel = link.dataset.later;
    });
    // A script that does not come is what the words below the page are for.
    import(document.getElementById('entry').href).catch(() => {});
  };
  // Storage keeps the first frame waiting, and a visit that comes from elsewhere bears its partner in the address.
  const kept = () => {
    try {
      const [{ type }] = performance.getEntriesByType('navigation');
      return type === 'navigate' ? '' : sessionStorage.getItem('account.session');
    } catch {
      return '';
    }
  };
  const page = document.documentElement;
  if (page.dataset.cobrands === '' && /(_dfxid|_clientagentid)(=|%3d)/i.test(location.search + kept())) {
    delete page.dataset.printed;
    page.dataset.foreign = '';
    document.querySelectorAll('[data-favicon],[name=theme-color]').forEach((mark) => mark.remove());
  }
  const soon = () => setTimeout(start);
  kinds.forEach((kind) => document.addEventListener(kind, hold, true));
  document.addEventListener('DOMContentLoaded', watch, { once: true });
  window.held = { presses, release, touched: false };
  if (document.visibilityState === 'hidden') soon();
  else {
    requestAnimationFrame(() => requestAnimationFrame(soon));
    document.addEventListener('visibilitychange', soon, { once: true });
  }
}
