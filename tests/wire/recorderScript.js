// Stands in for the script the recorder's package fetches from its own host, which is in no package: takes the options that package hands
// on, and does with them what the vendor's documentation says of each. Everything up to here is the vendor's own code.
{
  const events = [];
  const state = { options: null, appId: null, sent: 0 };
  window.standIn = { events, state };

  const covers = (selectors, element) => selectors.some((selector) => element.closest(selector) !== null);

  const valueOf = (field, { inputSanitizer, redactSelectors = [] }) =>
    inputSanitizer === true || field.type === 'password' || covers(redactSelectors, field) ? '*' : field.value;

  // What of the page the pictures would be drawn from: each text and each value, unless it is to be masked.
  const snapshot = (dom) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode;
      texts.push(covers(dom.redactSelectors ?? [], parentElement) ? '*' : data);
    }
    const values = [...document.querySelectorAll('input, select, textarea')].map((field) => valueOf(field, dom));
    return { texts, values, title: dom.disablePageTitles ? null : document.title };
  };

  const look = () => keep('dom', snapshot(state.options.dom ?? {}));
  const keep = (type, message, href = location.href) =>
    events.push({ type, message, href: (state.options.browser?.urlSanitizer ?? ((plain) => plain))(href) });

  const send = () => {
    if (state.sent === events.length || !state.options.shouldSendData()) return;
    const recorded = events.slice(state.sent);
    state.sent = events.length;
    const { appId, options } = state;
    const { release, shouldCaptureIP } = options;
    fetchPlainly(Reflect.get(window, '__SDKCONFIG__').serverURL, { appId, release, shouldCaptureIP, recorded });
  };
  const fetchPlainly = (address, body) => {
    navigator.sendBeacon(address, JSON.stringify(body));
  };

  const recorder = function recorder() {
    return {
      init: (appId, options) => {
        Object.assign(state, { appId, options });
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
        document.addEventListener('input', look);
        document.addEventListener('input', send);
        window.addEventListener('pagehide', send);
        look();
      },
      addEvent: (type, message, { hrefOverride } = {}) => {
        const own = type.startsWith('lr.network') ? state.options.network : state.options.console;
        const said = message(own);
        if (said !== null) keep(type, said, hrefOverride);
      },
      getSessionURL: (heard) => heard('https://app.logrocket.test/account/front/s/1?token=secret'),
      uninstall: () => events.splice(0),
    };
  };
  Reflect.set(window, '_LRLogger', recorder);
}
