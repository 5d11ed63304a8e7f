// Runs the commands of a live scene in the browser of a person who opened it in the gallery. The sandbox adds this script, with
// the variable `scene`, to its own pages for the browser that holds the scene's cookie. It is in no build.
(() => {
  const { scene } = globalThis;
  delete globalThis.scene;
  const real = { setTimeout: setTimeout.bind(window), fetch: fetch.bind(window), now: Date.now };
  const wait = (ms) => new Promise((resolve) => real.setTimeout(resolve, ms));

  // Because: the page that starts a scene must not know what an earlier visit stored.
  if (scene.isStart) {
    localStorage.clear();
    sessionStorage.clear();
  }
  if (scene.blocksCookies) {
    Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
    Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
  }
  const clock = scene.clockOffset === null ? null : globalThis.installSceneClock(scene.clockOffset);

  const roles = {
    alert: '[role=alert]',
    button: 'button,[role=button]',
    heading: 'h1,h2,h3,h4,h5,h6,[role=heading]',
    img: 'img,[role=img]',
    link: 'a[href],[role=link]',
    listbox: '[role=listbox]',
    option: '[role=option]',
    progressbar: 'progress,[role=progressbar]',
    status: 'output,[role=status]',
    switch: '[role=switch]',
  };
  const textOf = (element) => element.textContent.replace(/\s+/g, ' ').trim();
  const nameOf = (element) => element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? textOf(element);
  const contains = (text, part) => text.toLowerCase().includes(part.toLowerCase());
  const isVisible = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const within = (scopes, selector) => [...new Set(scopes.flatMap((scope) => [...scope.querySelectorAll(selector)]))];

  const steps = {
    css: (found, { selector }) => within(found, selector),
    role: (found, { role, name, level }) =>
      within(found, roles[role])
        .filter((element) => isVisible(element) || role === 'option')
        .filter((element) => name === null || contains(nameOf(element), name))
        .filter((element) => level === null || element.localName === `h${level}`),
    nth: (found, { index }) => found.slice(index, index === -1 ? undefined : index + 1),
  };
  const find = (target) => target.reduce((found, step) => steps[step.kind](found, step), [document]);

  const states = {
    attached: (found) => found.length > 0,
    detached: (found) => found.length === 0,
    hidden: (found) => !found.some(isVisible),
    visible: (found) => found.some(isVisible),
  };
  const isReady = (element) => element !== undefined && isVisible(element) && !element.disabled;

  const setValue = (field, text) => {
    const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype.prototype, 'value').set.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
  };
  const type = (field, text) => {
    field.focus();
    for (const key of text) {
      field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      setValue(field, field.value + key);
      field.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));
    }
  };
  const onElement = {
    click: (element) => {
      element.focus();
      element.click();
    },
    fill: (element, { text }) => {
      element.focus();
      setValue(element, text);
      element.dispatchEvent(new Event('change', { bubbles: true }));
    },
    type: (element, { text }) => type(element, text),
    check: (element) => element.checked || element.click(),
    focus: (element) => element.focus(),
    pressWithCapsLock: (element) => {
      element.focus();
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock: true, bubbles: true }));
    },
  };
  const goOffline = () => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    window.dispatchEvent(new Event('offline'));
  };
  const onPage = {
    goto: ({ url }) => (scene.isStart ? location.replace(url) : location.assign(url)),
    reload: () => location.reload(),
    back: () => history.back(),
    offline: goOffline,
    advance: ({ ms }) => clock.advance(ms),
    leave: ({ url }) => location.replace(url),
  };
  const questions = {
    element: ({ target, state }) => states[state](find(target)),
    path: () => true,
    app: () => performance.getEntriesByName('app-ready').length > 0,
    font: ({ family }) =>
      [...document.fonts].some((font) => font.family.replaceAll('"', '') === family && font.status === 'loaded'),
  };

  // Because: an answer that a beacon sends survives the navigation that the command causes.
  const reply = (id) => navigator.sendBeacon('/__screens/answers', JSON.stringify({ id, url: location.href }));
  const untilTrue = async (question) => {
    while (!question()) await wait(50);
  };

  const run = async ({ id, kind, ...command }) => {
    if (kind in questions) {
      await untilTrue(() => questions[kind](command));
      reply(id);
    } else if (kind in onPage) {
      reply(id);
      onPage[kind](command);
    } else {
      await untilTrue(() => isReady(find(command.target)[0]));
      reply(id);
      onElement[kind](find(command.target)[0], command);
    }
  };

  const commands = new EventSource('/__screens/commands');
  commands.addEventListener('message', ({ data }) => void run(JSON.parse(data)));
  commands.addEventListener('end', () => commands.close());
})();
