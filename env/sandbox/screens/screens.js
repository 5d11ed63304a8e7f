// Applies a choice at once, and opens a link with a width in a window of that width.
document.querySelector('form')?.addEventListener('change', ({ currentTarget }) => currentTarget.requestSubmit());

document.addEventListener('click', (event) => {
  const link = event.target.closest('a[href]');
  const url = new URL(link?.href ?? location.href);
  const width = url.searchParams.get('width');
  if (link === null || width === null) return;
  event.preventDefault();
  url.searchParams.delete('width');
  window.open(url, '_blank', `popup,width=${width},height=${Number(width) < 600 ? 740 : 800}`);
});
