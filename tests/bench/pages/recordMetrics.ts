/** The metrics that a page records of itself. */
export type RecordedMetrics = {
  usable: number | null;
  /** The time at which the request of a form that is submitted at once was sent. */
  sent: number | null;
  largestPaint: number | null;
  shift: number;
  blocked: number;
  violations: number;
};

/** Runs in the page before its own scripts. */
export const recordMetrics = (): void => {
  const metrics: RecordedMetrics = {
    usable: null,
    sent: null,
    largestPaint: null,
    shift: 0,
    blocked: 0,
    violations: 0,
  };
  Reflect.set(window, 'metrics', metrics);
  const look = (): void => {
    const field = document.querySelector<HTMLInputElement>('input[type=password]');
    const shown = field !== null && field.getBoundingClientRect().width > 0 && !field.disabled;
    // Because: the layout of a frame is on the screen when the next frame begins.
    if (shown) requestAnimationFrame(() => (metrics.usable ??= performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const ask = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.includes('authorization/weblogin')) metrics.sent ??= performance.now();
    return ask(input, init);
  };
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (metrics.largestPaint = startTime));
  observe('longtask', ({ duration }) => (metrics.blocked += duration - 50));
  observe('layout-shift', (entry) => (metrics.shift += Number(Reflect.get(entry, 'value'))));
  document.addEventListener('securitypolicyviolation', () => (metrics.violations += 1));
};

/** Runs in the page: fills in the form and submits it as soon as it can be sent. */
export const submitWhenReady = (): void => {
  const send = (): void => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('[name=email], input[type=password]')];
    fields.forEach((field) => (field.value = field.name === 'email' ? 'personal@sandbox.test' : 'Wrong-horse-9'));
    fields[0]?.form?.requestSubmit();
  };
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('app-ready').length > 0) send();
  }).observe({ type: 'mark', buffered: true });
};
