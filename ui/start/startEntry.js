// Inlined after holdEarlyInput.js. It starts the entry after the first frame, because a cached one would delay that frame, then the
// style sheet and the view, and shows the notice at once if the entry cannot be loaded or is empty.
{
  const page = document.documentElement;
  const start = () => {
    // A page that is loaded ahead must not act for a person who may never open it, and the time of its notice begins when it is opened.
    if (document.prerendering)
      return document.addEventListener('prerenderingchange', () => {
        const late = document.querySelector('#late');
        late?.replaceWith(late.cloneNode(true));
        start();
      });
    // A page that is not whole yet would differ from what the app renders.
    if (document.readyState === 'loading') return document.addEventListener('DOMContentLoaded', start);
    const entry = document.querySelector('#entry:not([data-started])');
    if (entry === null) return;
    entry.dataset.started = '';
    const loadRest = () =>
      document.querySelectorAll('link[data-deferred]').forEach((link) => {
        // ui/start/pageStyle.ts asks for it again.
        link.addEventListener('error', () => {
          link.dataset.lost = '';
        });
        link.rel = link.dataset.deferred;
      });
    const showNotice = () => window.early?.showNotice();
    // An empty script loads, and starts nothing.
    import(entry.href).then(() => (page.dataset.started === '' ? loadRest() : showNotice()), showNotice);
  };
  if (document.visibilityState === 'hidden') setTimeout(start);
  else {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
    document.addEventListener('visibilitychange', () => setTimeout(start), { once: true });
  }
}
