import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A request that passed the proxy, and its answer; times in milliseconds since the epoch, null until they come. */
export type Exchange = {
  readonly host: string;
  /** 'POST /authorization/weblogin' */
  readonly line: string;
  /** When the browser opened the connection of the request. */
  readonly openedAt: number;
  /** When the browser sent the request. */
  readonly sentAt: number;
  /** When the service received the request. */
  forwardedAt: number | null;
  /** When the service sent the first byte of the answer. */
  answeredAt: number | null;
  /** When the browser received that byte. */
  deliveredAt: number | null;
};

/** A proxy in front of all services of the sandbox, which share one port. */
export type DelayProxy = {
  readonly port: number;
  /** The requests since the last call, in the order in which they were sent. */
  readonly take: () => ReadonlyArray<Exchange>;
  readonly close: () => Promise<void>;
};

/** The time of one round trip in milliseconds. */
export const roundTrip = 150;

/** The round trips until a new connection can carry a request: one for TCP, one for TLS. */
const connectionRoundTrips = 2;

/** The time that a request and its answer need: one round trip, and the rest of what its connection needs. */
export const timeOfExchange = ({ openedAt, sentAt }: Exchange): number =>
  roundTrip + Math.max(0, openedAt + connectionRoundTrips * roundTrip - sentAt);

/** The time of this process in milliseconds since the epoch, with fractions, as the pages of the browser have it. */
export const epochNow = (): number => performance.timeOrigin + performance.now();

const requestLine = /^([A-Z]+ [^ ?]+)\S* HTTP\/1\.1\r\n/;

const readRequest = (chunk: Buffer, openedAt: number): Exchange | null => {
  const text = chunk.toString('latin1');
  const line = requestLine.exec(text)?.[1];
  if (line === undefined) return null;
  const host = /\r\nhost: ([^:\r]+)/i.exec(text)?.[1] ?? '';
  return { host, line, openedAt, sentAt: epochNow(), forwardedAt: null, answeredAt: null, deliveredAt: null };
};

/** Runs tasks in order, each at its time at the earliest. */
const makeDelayLine = (): ((at: number, task: () => void) => void) => {
  let last = Promise.resolve();
  return (at, task) => {
    const due = new Promise<void>((resolve) => void setTimeout(resolve, at - epochNow()));
    last = Promise.all([last, due]).then(task);
  };
};

type Wire = {
  readonly servicePort: () => number;
  readonly wait: number;
  readonly log: (exchange: Exchange) => void;
};

// Because: the loopback accepts a connection at once, so its first request waits here for the time that a real one takes.
const carry = (browser: Socket, { servicePort, wait, log }: Wire): void => {
  const service = connect(servicePort(), '127.0.0.1');
  const openedAt = epochNow();
  const openAt = openedAt + connectionRoundTrips * wait;
  const oneWay = wait / 2;
  const [toService, toBrowser] = [makeDelayLine(), makeDelayLine()];
  let exchange: Exchange | null = null;
  browser.on('data', (chunk) => {
    const started = readRequest(chunk, openedAt);
    if (started !== null) {
      exchange = started;
      log(started);
    }
    toService(Math.max(epochNow(), openAt) + oneWay, () => {
      if (started !== null) started.forwardedAt = epochNow();
      service.write(chunk);
    });
  });
  service.on('data', (chunk) => {
    const answered = exchange?.answeredAt === null ? exchange : null;
    if (answered !== null) answered.answeredAt = epochNow();
    toBrowser(epochNow() + oneWay, () => {
      if (answered !== null) answered.deliveredAt = epochNow();
      browser.write(chunk);
    });
  });
  browser.on('end', () => toService(epochNow() + oneWay, () => service.end()));
  service.on('end', () => toBrowser(epochNow() + oneWay, () => browser.end()));
  browser.on('error', () => service.destroy());
  service.on('error', () => browser.destroy());
};

/** Opens the proxy. A new connection costs two round trips before its first request, and each request with its answer costs one. */
export const openDelayProxy = (servicePort: () => number, wait: number = roundTrip): Promise<DelayProxy> =>
  new Promise((resolve) => {
    let exchanges: Exchange[] = [];
    const open = new Set<Socket>();
    const log = (exchange: Exchange): void => void exchanges.push(exchange);
    const server = createServer({ noDelay: true, allowHalfOpen: true }, (browser) => {
      open.add(browser);
      browser.on('close', () => open.delete(browser));
      carry(browser, { servicePort, wait, log });
    });
    server.listen(0, '127.0.0.1', () => {
      const { port }: AddressInfo = Object.assign({ port: 0, address: '', family: '' }, server.address());
      resolve({
        port,
        take: () => {
          const taken = exchanges;
          exchanges = [];
          return taken;
        },
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            open.forEach((browser) => browser.destroy());
          }),
      });
    });
  });
