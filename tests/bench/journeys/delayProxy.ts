import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A request that passed the proxy; times in milliseconds since the epoch. */
export type Exchange = {
  readonly host: string;
  /** 'POST /authorization/weblogin' */
  readonly line: string;
  /** When the browser opened the connection of the request. */
  readonly openedAt: number;
  /** When the browser sent the request. */
  readonly sentAt: number;
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

/** How long a new connection takes until it can carry a request: a round trip for TCP, one for TLS. */
const connectionTime = 2 * roundTrip;

/** The time that a request and its answer need: one round trip, and the rest of what its connection needs. */
export const timeOfExchange = ({ openedAt, sentAt }: Exchange): number =>
  roundTrip + Math.max(0, openedAt + connectionTime - sentAt);

/** The time of this process in milliseconds since the epoch, with fractions, as the pages of the browser have it. */
const epochNow = (): number => performance.timeOrigin + performance.now();

const requestLine = /^([A-Z]+ [^ ?]+)\S* HTTP\/1\.1\r\n/;

const readRequest = (chunk: Buffer, openedAt: number): Exchange | null => {
  const text = chunk.toString('latin1');
  const line = requestLine.exec(text)?.[1];
  const host = /\r\nhost: ([^:\r]+)/i.exec(text)?.[1] ?? '';
  return line === undefined ? null : { host, line, openedAt, sentAt: epochNow() };
};

/** Runs tasks in order, each at its time at the earliest. */
const makeDelayLine = (): ((at: number, task: () => void) => void) => {
  let last = Promise.resolve();
  return (at, task) => {
    const due = new Promise<void>((resolve) => void setTimeout(resolve, at - epochNow()));
    last = Promise.all([last, due]).then(task);
  };
};

// Because: the loopback accepts a connection at once, so its first request waits here for the time that a real one takes.
const carry = (browser: Socket, servicePort: number, log: (exchange: Exchange) => void): void => {
  const service = connect(servicePort, '127.0.0.1');
  const openedAt = epochNow();
  const oneWay = roundTrip / 2;
  const [toService, toBrowser] = [makeDelayLine(), makeDelayLine()];
  browser.on('data', (chunk) => {
    const exchange = readRequest(chunk, openedAt);
    if (exchange !== null) log(exchange);
    toService(Math.max(epochNow(), openedAt + connectionTime) + oneWay, () => service.write(chunk));
  });
  service.on('data', (chunk) => toBrowser(epochNow() + oneWay, () => browser.write(chunk)));
  browser.on('end', () => toService(epochNow() + oneWay, () => service.end()));
  service.on('end', () => toBrowser(epochNow() + oneWay, () => browser.end()));
  browser.on('error', () => service.destroy());
  service.on('error', () => browser.destroy());
};

/** Opens the proxy. A new connection costs two round trips before its first request, and each request with its answer costs one. */
export const openDelayProxy = async (servicePort: () => number): Promise<DelayProxy> => {
  let exchanges: Exchange[] = [];
  const open = new Set<Socket>();
  const server = createServer({ noDelay: true, allowHalfOpen: true }, (browser) => {
    open.add(browser);
    browser.on('close', () => open.delete(browser));
    carry(browser, servicePort(), (exchange) => void exchanges.push(exchange));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    take: () => {
      const taken = exchanges;
      exchanges = [];
      return taken;
    },
    close: async () => {
      server.close();
      open.forEach((browser) => browser.destroy());
    },
  };
};
