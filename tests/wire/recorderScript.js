// Replaces the script that the recorder's package loads from its own host, which is in no package. It gets the options of that package
// and applies them as the vendor's documentation says. Everything before this script is the vendor's own code.
{
  const events = [];
  const state = { options: null, appId: null, sent: 0, session: 1, answer: (tell) => tell() };
  window.standIn = { events, state };

  // Because: where the documentation is silent, this script records more rather than less: a public mark wins over a private one, and
  // a redacted element keeps its attributes.
  const covers = (selectors, element) => selectors.some((selector) => element.closest(selector) !== null);
  const isPublic = (element) => element.closest('[data-public]') !== null;
  const isRedacted = (element, { redactSelectors = [] }) =>
    !isPublic(element) && covers([...redactSelectors, '[data-private]'], element);

  const textOf = ({ parentElement, data }, dom) =>
    isRedacted(parentElement, dom) || (dom.textSanitizer === true && !isPublic(parentElement)) ? '*' : data;

  const valueOf = (field, dom) =>
    isRedacted(field, dom) || (dom.inputSanitizer === true && !isPublic(field)) || field.type === 'password'
      ? '*'
      : field.value;

  const attributesOf = (element, { hiddenAttributes = [] }) =>
    [...element.attributes]
      .filter(({ name }) => !hiddenAttributes.includes(name))
      .map(({ name, value }) => `${name}=${value}`);

  // Because: a beacon is small, so each text, value and attribute is recorded once.
  const seen = new Set();
  const notYetRecorded = (all) => {
    const added = new Set(all.filter((each) => !seen.has(each)));
    added.forEach((each) => seen.add(each));
    return [...added];
  };

  // The content of the page that a recording would show: each text, value and attribute, unless the options mask it.
  const snapshot = (dom) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(textOf(walker.currentNode, dom));
    const values = [...document.querySelectorAll('input, select, textarea')].map((field) => valueOf(field, dom));
    const attributes = [...document.querySelectorAll('*')].flatMap((element) => attributesOf(element, dom));
    const title = dom.disablePageTitles ? null : document.title;
    return {
      texts: notYetRecorded(texts),
      values: notYetRecorded(values),
      attributes: notYetRecorded(attributes),
      title,
    };
  };

  const takeSnapshot = () => keep('dom', snapshot(state.options.dom ?? {}));
  const keep = (type, message, href = location.href) => {
    const event = { type, message, href: (state.options.browser?.urlSanitizer ?? ((plain) => plain))(href) };
    events.push(event);
    // Because: a browser test reads every event, and the last ones of a page may not be sent any more.
    window.onRecorded?.(JSON.stringify(event));
  };

  const send = () => {
    if (state.sent === events.length || !state.options.shouldSendData()) return;
    const recorded = events.slice(state.sent);
    state.sent = events.length;
    const { appId, options } = state;
    const { release, shouldCaptureIP } = options;
    post(Reflect.get(window, '__SDKCONFIG__').serverURL, { appId, release, shouldCaptureIP, recorded });
  };
  const post = (address, body) => {
    navigator.sendBeacon(address, JSON.stringify(body));
  };

  const recorder = function recorder() {
    return {
      init: (appId, options) => {
        Object.assign(state, { appId, options });
        new MutationObserver(takeSnapshot).observe(document.body, {
          childList: true,
          subtree: true,
          characterData: true,
          attributes: true,
        });
        document.addEventListener('input', takeSnapshot);
        document.addEventListener('input', send);
        window.addEventListener('pagehide', send);
        takeSnapshot();
      },
      addEvent: (type, message, { hrefOverride } = {}) => {
        const own = type.startsWith('lr.network') ? state.options.network : state.options.console;
        const masked = message(own);
        if (masked !== null) keep(type, masked, hrefOverride);
      },
      startNewSession: () => {
        state.session += 1;
      },
      getSessionURL: (callback) => {
        const address = `https://app.logrocket.test/account/front/s/${state.session}?token=secret`;
        state.answer(() => callback(address));
      },
      uninstall: () => events.splice(0),
    };
  };
  Reflect.set(window, '_LRLogger', recorder);
}
