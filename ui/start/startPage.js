// @ts-check
// Inlined after all that is shown. Holds the first submit for ui/start/mountRoot.ts, and loads the app after the first frame, which it would delay.
{
  let held = /** @type {EventTarget | null} */ (null);
  const hold = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    held ??= event.target;
    event.submitter?.setAttribute('aria-busy', 'true');
  };
  document.addEventListener('submit', hold, true);
  // A link that is followed before the app runs keeps what the partner has asked for.
  for (const link of location.search && location.pathname === '/' ? document.querySelectorAll('a[href^="/"]') : [])
    link.setAttribute('href', `/?next=${link.getAttribute('href')?.slice(1)}&${location.search.slice(1)}`);
  window.takeHeldSubmit = () => {
    document.removeEventListener('submit', hold, true);
    return held;
  };
  const startAfterFrame = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  // The time of the notice begins when the page is visited.
  const activate = () => {
    document.getAnimations().forEach((each) => (each.currentTime = 0));
    startAfterFrame();
  };
  const start = () => {
    // A page that is not whole yet would differ from what the app renders.
    if (document.readyState === 'loading') return document.addEventListener('DOMContentLoaded', start);
    const loads = document.querySelector('#late~template');
    if (loads instanceof HTMLTemplateElement) document.head.append(loads.content);
    // A page that is loaded ahead must not act for a person who may never open it.
    if ('prerendering' in document && document.prerendering)
      return document.addEventListener('prerenderingchange', activate, { once: true });
    const entry = document.querySelector('[href^="/assets/"]');
    if (entry instanceof HTMLLinkElement) void import(entry.href);
  };
  if (document.visibilityState === 'hidden') setTimeout(start);
  else {
    startAfterFrame();
    document.addEventListener('visibilitychange', start, { once: true });
  }
}
