// The page of the control room: sends its forms as commands, copies texts and opens dialogs; htmx refreshes its lists.
const noAnswer = 'The sandbox does not answer.';
const shownMs = 4000;
const outcome = document.querySelector('#outcome');
let timer;

/** Says a text politely, and shows it for a moment. */
const say = (text) => {
  clearTimeout(timer);
  outcome.textContent = text;
  timer = setTimeout(() => outcome.replaceChildren(), shownMs);
};

// The value of a JSON text; any other text is a body that people want too.
const jsonOrText = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const readers = { number: Number, minutes: (text) => Number(text) * 60_000, json: jsonOrText };

/** What a field adds to a command, read as its `data-as` says; an empty field adds nothing. */
const valuesOf = ({ name, value, checked, dataset: { as } }, command) => {
  if (as === 'boolean') return { [name]: checked };
  if (as === 'list') return checked ? { [name]: [...(command[name] ?? []), value] } : {};
  if (as === 'fields') return JSON.parse(value);
  return value === '' && as !== 'always' ? {} : { [name]: readers[as]?.(value) ?? value };
};

const commandOf = (form, button) =>
  [...form.elements]
    .filter((field) => field.name !== '' && (field.tagName !== 'BUTTON' || field === button))
    .reduce((command, field) => ({ ...command, ...valuesOf(field, command) }), {});

/** Sends the command of a form; returns why it was refused, or an empty text. */
const send = async (form, button) => {
  const { call, method } = form.dataset;
  const headers = { 'content-type': 'application/json' };
  try {
    const answer = await fetch(call, { method, headers, body: JSON.stringify(commandOf(form, button)) });
    return answer.ok ? '' : (await answer.json()).message;
  } catch {
    return noAnswer;
  }
};

/** Copies a text by a selection, which needs no permission; returns whether the browser did it. */
const copy = (text) => {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  focused.focus({ preventScroll: true });
  return isCopied;
};

document.addEventListener('click', ({ target }) => {
  const pressed = target.closest('[data-opens], [data-copy]');
  if (pressed === null) return;
  const { opens, copy: text } = pressed.dataset;
  if (opens !== undefined) document.querySelector(`dialog#${opens}`).showModal();
  else say(copy(text) ? 'Copied' : 'The browser does not allow copying. Select the text and copy it.');
  if (pressed.tagName === 'A') pressed.href = document.querySelector('#sign-in-site').value;
});

const submit = async (form, button) => {
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  const refusal = await send(form, button);
  form.ariaBusy = null;
  const alert = form.querySelector('[role=alert]') ?? outcome;
  alert.textContent = refusal;
  if (refusal !== '') return;
  form.closest('dialog')?.close();
  say(form.dataset.done);
  htmx.trigger('main', 'refresh');
};

document.addEventListener('submit', (event) => {
  const { target: form, submitter } = event;
  if (submitter.formMethod === 'dialog') return;
  event.preventDefault();
  void submit(form, submitter);
});

// A closed dialog forgets what was typed and shown. Because: a field is named reset, and the event does not bubble.
const forget = ({ target }) => {
  HTMLFormElement.prototype.reset.call(target.querySelector('form'));
  target.querySelector('[role=alert], pre').replaceChildren();
};
document.addEventListener('close', forget, true);

// htmx evaluates no string: the policy refuses it too.
const refuse = () => {
  throw new Error('The page evaluates no string.');
};
htmx.registerExtension('no-evaluation', { init: ({ initSecurity }) => initSecurity(null, refuse, refuse) });

// A hidden page asks nothing.
document.addEventListener('htmx:before:request', (event) => document.hidden && event.preventDefault());

let isLost = false;
const showConnection = ({ type }) => {
  if (isLost === (type === 'htmx:error')) return;
  isLost = !isLost;
  say(isLost ? noAnswer : 'The sandbox answers again.');
};
document.addEventListener('htmx:error', showConnection);
document.addEventListener('htmx:after:request', showConnection);

// The heading of a card takes the focus when what had it disappears.
let restoreFocus = () => undefined;
document.addEventListener('htmx:before:swap', () => {
  const focused = document.activeElement;
  const heading = focused.closest('article')?.querySelector('h2');
  restoreFocus = () => focused.isConnected || heading?.focus();
});
document.addEventListener('htmx:after:swap', () => restoreFocus());
