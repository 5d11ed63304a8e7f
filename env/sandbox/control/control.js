// The page of the control room: copies texts, sends commands, and shows every second what has changed.
const output = document.querySelector('output');
let timer;

/** Says a text politely, and shows it for a moment. */
const say = (text) => {
  clearTimeout(timer);
  output.textContent = text;
  timer = setTimeout(() => output.replaceChildren(), 4000);
};

/** Makes a node show what a newer one does. What does not differ stays as it is: opened, focused, selected. */
const update = (shown, newer) => {
  for (const { name, value } of newer.attributes ?? []) shown.setAttribute(name, value);
  if (newer instanceof Text && shown.data !== newer.data) shown.data = newer.data;
  const nodes = [...newer.childNodes];
  for (const child of Array.from(shown.childNodes)) if (!nodes.some(({ id }) => id === child.id)) child.remove();
  for (const [index, node] of nodes.entries()) {
    const child = shown.childNodes[index];
    if (child?.nodeName === node.nodeName && child.id === node.id) update(child, node);
    else shown.insertBefore(node.cloneNode(true), child ?? null);
  }
  while (shown.childNodes.length > nodes.length) shown.lastChild.remove();
};

const show = async () => {
  const answer = await fetch('/');
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const news = [...page.querySelectorAll('[data-news]')].filter(({ id }) => document.getElementById(id) === null);
  const focused = document.activeElement;
  const heading = focused.closest('section')?.querySelector('h2');
  update(document.querySelector('main'), page.querySelector('main'));
  if (!focused.isConnected) heading?.focus();
  if (news.length > 0) say(news.map(({ dataset }) => dataset.news).join(' '));
};

let shown = Promise.resolve();

/** Shows what has changed since; one answer after another, so that the newest is shown last. */
const refresh = () => (shown = shown.then(show, show));

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
