// The page of the control room: copies texts, sends commands, and shows every second what has changed in its lists.
const output = document.querySelector('output');
let timer;

/** Says a text politely, and shows it for a moment. */
const say = (text) => {
  clearTimeout(timer);
  output.textContent = text;
  timer = setTimeout(() => output.replaceChildren(), 4000);
};

/** The page as it came last, before anybody opened a part of it. */
let last = document.cloneNode(true);

/** Makes a list show the items of a newer one. What is in both stays as it is: opened, focused, selected. */
const update = (list, newer) => {
  const items = [...newer.children];
  for (const shown of Array.from(list.children)) if (!items.some(({ id }) => id === shown.id)) shown.remove();
  for (const [index, item] of items.entries()) {
    const shown = list.children[index];
    const isNew = shown?.id !== item.id;
    if (isNew) list.insertBefore(item.cloneNode(true), shown ?? null);
    else if (!item.isEqualNode(last.getElementById(item.id))) shown.replaceWith(item.cloneNode(true));
  }
};

const refresh = async () => {
  const answer = await fetch('/');
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const focused = document.activeElement;
  const heading = focused.closest('section')?.querySelector('h2');
  for (const list of document.querySelectorAll('main ul')) update(list, page.getElementById(list.id));
  if (!focused.isConnected) heading?.focus();
  const [newest, known] = [page, last].map((one) => one.querySelector('#Inbox li'));
  if (newest.id !== known.id && newest.dataset.news !== undefined) say(newest.dataset.news);
  last = page;
};

const noAnswer = 'The sandbox does not answer.';

/** Sends a command, such as "DELETE /api/faults"; returns what is said about it. */
const send = async (call, body) => {
  const [method, path] = call.split(' ');
  try {
    const answer = await fetch(path, { method, body, headers: { 'content-type': 'application/json' } });
    return answer.ok ? 'Done' : (await answer.json()).message;
  } catch {
    return noAnswer;
  }
};

/** Copies a text; returns what is said about it. */
const copy = (text) =>
  navigator.clipboard.writeText(text).then(
    () => 'Copied',
    () => 'The browser does not allow copying. Select the text and copy it.',
  );

/** Does what a button says in its data. */
const press = async ({ copy: text, call, body }) => {
  if (text !== undefined) say(await copy(text));
  if (call === undefined) return;
  say(await send(call, body));
  await refresh();
};
document.addEventListener('click', ({ target }) => void press(target.dataset));

let isLost = false;

/** Refreshes the page every second while it is visible, and says when the sandbox stops and starts to answer. */
const poll = async () => {
  const wasLost = isLost;
  if (!document.hidden) isLost = (await refresh().catch(() => noAnswer)) === noAnswer;
  if (isLost !== wasLost) say(isLost ? noAnswer : 'The sandbox answers again.');
  setTimeout(poll, 1000);
};
void poll();
