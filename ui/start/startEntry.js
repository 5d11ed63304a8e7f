// Inlined after earlyInput.js. It starts the style sheet and the entry after the first frame, because cached ones would delay that frame,
// and shows the notice at once if the entry cannot be loaded or is empty. On a visit of a co-brand it hides the page and removes its icons:
// the page shows the main brand, and the entry renders it in the theme of the co-brand.
{
  const page = document.documentElement;
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
    delete page.dataset.screen;
    page.dataset.awaitingCobrand = '';
    document.querySelectorAll('[data-favicon],[name=theme-color]').forEach((element) => element.remove());
  }
  const start = () => {
    // A page that is not whole yet would differ from what the app renders.
    if (document.readyState === 'loading') return document.addEventListener('DOMContentLoaded', start);
    const entry = document.querySelector('#entry:not([data-started])');
    if (entry === null) return;
    entry.dataset.started = '';
    const style = document.querySelector('link[data-deferred]');
    // ui/start/pageStyle.ts asks for it again.
    style.addEventListener('error', () => {
      style.dataset.lost = '';
    });
    style.rel = style.dataset.deferred;
    // The core can send a form, and nothing competes with it for the line.
    const preloadView = () =>
      document.querySelectorAll('link[data-late]').forEach((link) => {
        link.rel = link.dataset.late;
      });
    const showNotice = () => window.early?.showNotice();
    // An empty script loads, and starts nothing.
    import(entry.href).then(() => (page.dataset.started === '' ? preloadView() : showNotice()), showNotice);
  };
  if (document.visibilityState === 'hidden') setTimeout(start);
  else {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
    document.addEventListener('visibilitychange', () => setTimeout(start), { once: true });
  }
}
