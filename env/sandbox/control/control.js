// Refreshes the sections of the page every two seconds, except for one that has the focus or the selection,
// and sends its forms as commands to the API, which accepts nothing but JSON. A refusal is shown with its reason.
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

const showRefusal = (text) => {
  document.querySelector('[role=alert]').textContent = text;
};

const minutes = (form) => Math.max(0, Number(new FormData(form).get('minutes')) || 0);

const send = async (form) => {
  const { method, call } = form.dataset;
  const body = JSON.stringify({ advanceMs: minutes(form) * 60_000 });
  const answer = await fetch(call, { method, body, headers: { 'content-type': 'application/json' } });
  if (answer.ok) location.reload();
  else showRefusal(`Refused (${answer.status}): ${await answer.text()}`);
};

document.addEventListener('submit', (event) => {
  event.preventDefault();
  send(event.target).catch(() => showRefusal('The sandbox does not answer.'));
});

setInterval(() => refresh().catch(() => undefined), 2000);
