// Applies the choices to the links in place, finds screens, and opens a link with a width in a window of that width.
const form = document.querySelector('#choices');
const names = ['locale', 'width', 'appearance'];

const applyChoices = () => {
  const chosen = new URLSearchParams([...new FormData(form)].filter(([, value]) => value !== ''));
  if (chosen.get('appearance') === 'system') chosen.delete('appearance');
  document.querySelectorAll('a[data-screen]').forEach((link) => {
    const url = new URL(link.href);
    names.forEach((name) => url.searchParams.delete(name));
    names.filter((name) => chosen.has(name)).forEach((name) => url.searchParams.set(name, chosen.get(name)));
    link.href = url.pathname + url.search;
  });
  history.replaceState(null, '', `?${chosen}${location.hash}`);
};

const find = () => {
  const words = form.elements.find.value.toLowerCase().split(/\s+/);
  const rows = [...document.querySelectorAll('tr[data-find]')];
  rows.forEach((row) => {
    row.hidden = !words.every((word) => row.dataset.find.includes(word));
  });
  document.querySelectorAll('section').forEach((section) => {
    section.hidden = section.querySelector('tr[data-find]:not([hidden])') === null;
  });
  const found = rows.filter(({ hidden }) => !hidden).length;
  const status = document.querySelector('[role=status]');
  status.className = found === 0 ? 'empty' : 'hidden';
  status.textContent =
    found === rows.length ? '' : found === 0 ? 'No screen matches.' : `${found} of ${rows.length} screens`;
};

if (form !== null) {
  // Because: a person who comes back from a screen finds the same screens again.
  form.elements.find.value = new URLSearchParams(location.search).get('find') ?? '';
  find();
  document.addEventListener('input', ({ target }) => {
    if (target.form !== form) return;
    applyChoices();
    find();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
}

document.addEventListener('click', (event) => {
  const link = event.target.closest('a[href]');
  const url = new URL(link?.href ?? location.href);
  const width = url.searchParams.get('width');
  if (link === null || width === null) return;
  event.preventDefault();
  url.searchParams.delete('width');
  window.open(url, '_blank', `popup,width=${width},height=${Number(width) < 600 ? 740 : 800}`);
});
