import { WebSocket } from 'undici';

type Fields = Readonly<Record<string, unknown>>;

/** A connection to a browser over WebDriver BiDi. */
export type BidiConnection = {
  /** Sends a command and returns its result. */
  readonly send: (method: string, params: Fields) => Promise<Fields>;
  /** Calls back for every event of the browser. */
  readonly onEvent: (listener: (method: string, params: Fields) => void) => void;
  readonly close: () => void;
};

type Message = {
  readonly type: 'success' | 'error' | 'event';
  readonly id?: number;
  readonly method?: string;
  readonly params?: Fields;
  readonly result?: Fields;
  readonly message?: string;
};

/** Connects to a browser that listens at a WebSocket address. */
export const connectBidi = async (address: string): Promise<BidiConnection> => {
  const socket = new WebSocket(address);
  const pending = new Map<number, (message: Message) => void>();
  const listeners: ((method: string, params: Fields) => void)[] = [];
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.type === 'event') listeners.forEach((listener) => listener(message.method ?? '', message.params ?? {}));
    else pending.get(message.id ?? 0)?.(message);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  return {
    send: async (method, params) => {
      lastId += 1;
      const id = lastId;
      const answer = new Promise<Message>((resolve) => pending.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const { type, result = {}, message = '' } = await answer;
      pending.delete(id);
      if (type === 'error') throw new Error(`${method}: ${message}`);
      return result;
    },
    onEvent: (listener) => {
      listeners.push(listener);
    },
    close: () => socket.close(),
  };
};
