/** What a page notes of itself while it is visited. */
export type Noted = {
  readonly usable: number | null;
  /** When the call left that a form sent at once leads to. */
  readonly sent: number | null;
  readonly largestPaint: number | null;
  readonly shift: number;
  readonly blocked: number;
  readonly violations: number;
};

/** Runs in the page before anything of it. */
export const watch = (): void => {
  const noted = {
    usable: null as number | null,
    sent: null as number | null,
    largestPaint: null as number | null,
    shift: 0,
    blocked: 0,
    violations: 0,
  };
  Reflect.set(window, 'noted', noted);
  const look = (): void => {
    const field = document.querySelector<HTMLInputElement>('input[type=password]');
    const shown = field !== null && field.getBoundingClientRect().width > 0 && !field.disabled;
    // Because: what a frame has laid out is on the screen when the next one begins.
    if (shown) requestAnimationFrame(() => (noted.usable ??= performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const ask = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.includes('authorization/weblogin')) noted.sent ??= performance.now();
    return ask(input, init);
  };
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (noted.largestPaint = startTime));
  observe('longtask', ({ duration }) => (noted.blocked += duration - 50));
  observe('layout-shift', (entry) => (noted.shift += Number(Reflect.get(entry, 'value'))));
  document.addEventListener('securitypolicyviolation', () => (noted.violations += 1));
};

/** Runs in the page: fills the form in and sends it as soon as the page says that a form can be sent. */
export const sendAtOnce = (): void => {
  const send = (): void => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input[type=email], input[type=password]')];
    fields.forEach((field) => (field.value = field.type === 'email' ? 'personal@sandbox.test' : 'Wrong-horse-9'));
    fields[0]?.form?.requestSubmit();
  };
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('app-ready').length > 0) send();
  }).observe({ type: 'mark', buffered: true });
};
