// A clock that a live scene can move forward: the time runs as usual, and `advance` runs the timers that become due on the way.
{
  const real = {
    Date,
    setTimeout: setTimeout.bind(window),
    clearTimeout: clearTimeout.bind(window),
    performanceNow: performance.now.bind(performance),
  };
  const timers = new Map();
  let offset = 0;
  let lastId = 1_000_000;
  const now = () => real.Date.now() + offset;

  const schedule = (timer) => {
    timers.set(timer.id, timer);
    timer.realId = real.setTimeout(() => fire(timer), Math.max(0, timer.due - now()));
  };
  const fire = (timer) => {
    real.clearTimeout(timer.realId);
    timers.delete(timer.id);
    if (timer.every !== null) schedule({ ...timer, due: timer.due + timer.every });
    timer.run();
  };
  const start = ({ handler, ms, every, rest }) => {
    lastId += 1;
    schedule({ id: lastId, due: now() + ms, every, run: () => handler(...rest) });
    return lastId;
  };
  const clear = (id) => {
    real.clearTimeout(timers.get(id)?.realId);
    timers.delete(id);
  };

  const nextDue = (end) =>
    [...timers.values()].filter(({ due }) => due <= end).toSorted((one, other) => one.due - other.due)[0];
  const advance = (ms) => {
    const end = now() + ms;
    for (let timer = nextDue(end); timer !== undefined; timer = nextDue(end)) {
      offset += Math.max(0, timer.due - now());
      fire(timer);
    }
    offset += Math.max(0, end - now());
    for (const timer of timers.values()) {
      real.clearTimeout(timer.realId);
      schedule(timer);
    }
  };

  globalThis.installSceneClock = (startOffset) => {
    offset = startOffset;
    window.Date = new Proxy(real.Date, {
      construct: (target, parts) => new target(...(parts.length === 0 ? [now()] : parts)),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    });
    performance.now = () => real.performanceNow() + offset - startOffset;
    window.setTimeout = (handler, ms = 0, ...rest) => start({ handler, ms: ms || 0, every: null, rest });
    window.setInterval = (handler, ms = 0, ...rest) => {
      const every = Math.max(1, ms || 0);
      return start({ handler, ms: every, every, rest });
    };
    window.clearTimeout = clear;
    window.clearInterval = clear;
    return { advance };
  };
}
