// Refreshes the sections of the page every two seconds, except for one that has the focus or the selection.
const live = ['inbox', 'accounts', 'journal', 'events'];

const refresh = async () => {
  if (document.hidden) return;
  const fresh = new DOMParser().parseFromString(await (await fetch('/')).text(), 'text/html');
  for (const id of live) {
    const [old, now] = [document.getElementById(id), fresh.getElementById(id)];
    const inUse = old.contains(document.activeElement) || old.contains(getSelection()?.anchorNode ?? null);
    if (!inUse && old.innerHTML !== now.innerHTML) old.replaceWith(now);
  }
};

setInterval(() => refresh().catch(() => undefined), 2000);
