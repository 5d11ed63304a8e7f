// Inlined at the end of index.html, after the boot messages:
// - It starts the entry script once the style sheets have ended, or after ten seconds, so that no screen shows without its style and none
//   waits for it for ever.
// - It shows the notice for a slow script after 15 seconds, and at once if the script cannot be loaded or is empty.
{
  const ended = (link) =>
    new Promise((resolve) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', () => {
        // ui/start/lostStyles.ts asks for it again.
        link.dataset.lost = '';
        resolve();
      });
      link.rel = link.dataset.deferred;
    });
  const stylesTimeout = new Promise((resolve) => {
    setTimeout(resolve, 10_000);
  });
  const page = document.documentElement;
  const showNotice = () => {
    page.dataset.late = '';
  };
  // An empty script loads, and starts nothing.
  const checkStart = () => {
    if (page.dataset.started === undefined) showNotice();
  };
  const styles = [...document.querySelectorAll('link[data-deferred]')].map(ended);
  Promise.race([Promise.all(styles), stylesTimeout])
    .then(() => import(document.getElementById('entry').href))
    .then(checkStart, showNotice);
  setTimeout(showNotice, 15_000);
}
