import { WebSocket } from 'undici';
import { isRecord } from '#env/sandbox/isRecord.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A connection to a browser over WebDriver BiDi, or over the protocol of Chromium's debugger. */
export type BidiConnection = Awaited<ReturnType<typeof connectBidi>>;

/** Connects to a browser that listens at a WebSocket address. */
export const connectBidi = async (address: string) => {
  const socket = new WebSocket(address);
  const pending = new Map<unknown, (message: Fields) => void>();
  const listeners: ((params: Fields) => void)[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message: Fields = JSON.parse(String(data));
    const { id, params } = message;
    pending.get(id)?.(message);
    pending.delete(id);
    if (isRecord(params)) listeners.forEach((listener) => listener(params));
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  let lastId = 0;
  return {
    /** Sends a command and returns its result. */
    send: async (method: string, params: Fields): Promise<Fields> => {
      lastId += 1;
      const id = lastId;
      const answer = new Promise<Fields>((resolve) => pending.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const { result, ...fault } = await answer;
      if (!isRecord(result)) throw new Error(`${method}: ${JSON.stringify(fault)}`);
      return result;
    },
    /** Calls back with the parameters of every event of the browser. */
    onEvent: (listener: (params: Fields) => void) => void listeners.push(listener),
    close: () => socket.close(),
  };
};
