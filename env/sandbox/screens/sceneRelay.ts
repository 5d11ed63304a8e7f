import type { SceneCommand } from './sceneCommand.ts';

/** The answer to a command: where the page was when it ran it. */
export type SceneAnswer = { readonly id: number; readonly url: string };

/** Relays commands to the newest document of a browser; a command waits for the next document if one goes away. */
export type SceneRelay = {
  /** Sends a command and returns the answer's address; rejects after 20 seconds without an answer. */
  readonly ask: (command: SceneCommand) => Promise<URL>;
  /** Resolves when another document connects. */
  readonly nextDocument: () => Promise<void>;
  /** Connects a document, and returns its commands as server-sent events. */
  readonly connect: () => ReadableStream<Uint8Array>;
  readonly answer: (answer: SceneAnswer) => void;
  /** Ends the connection and rejects what waits for an answer. */
  readonly close: (reason: string) => void;
};

const timeoutMs = 20_000;

type Pending = { readonly id: number; readonly text: string; readonly done: (url: URL) => void };
type Connection = ReadableStreamDefaultController<Uint8Array>;

const encoder = new TextEncoder();
const messageEvent = (text: string): Uint8Array => encoder.encode(`data: ${text}\n\n`);
// Because: a browser connects again after a stream that just ends.
const endEvent = encoder.encode('event: end\ndata: end\n\n');

const endConnection = (connection: Connection | null): void => {
  try {
    connection?.enqueue(endEvent);
    connection?.close();
  } catch {
    // Because: the browser may have closed it first.
  }
};

type Limit = <Value>(what: string, start: (done: (value: Value) => void) => void) => Promise<Value>;

/** Makes promises that reject after a time limit, or when the relay closes. */
const limitedBy =
  (closed: AbortSignal): Limit =>
  (what, start) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`No answer: ${what}`)), timeoutMs);
      const onClose = (): void => {
        clearTimeout(timer);
        reject(new Error(String(closed.reason)));
      };
      if (closed.aborted) onClose();
      closed.addEventListener('abort', onClose);
      start((value) => {
        clearTimeout(timer);
        closed.removeEventListener('abort', onClose);
        resolve(value);
      });
    });

type RelayState = { connection: Connection | null; pending: Pending | null; lastId: number };

const commandStream = (state: RelayState, onConnected: () => void): ReadableStream<Uint8Array> => {
  let own: Connection | null = null;
  return new ReadableStream({
    start: (connection) => {
      endConnection(state.connection);
      own = connection;
      state.connection = connection;
      if (state.pending !== null) connection.enqueue(messageEvent(state.pending.text));
      onConnected();
    },
    cancel: () => {
      if (state.connection === own) state.connection = null;
    },
  });
};

/** Makes the relay of one live scene. */
export const makeSceneRelay = (): SceneRelay => {
  const state: RelayState = { connection: null, pending: null, lastId: 0 };
  const closed = new AbortController();
  const documents = new EventTarget();
  const limited = limitedBy(closed.signal);
  return {
    ask: (command) => {
      state.lastId += 1;
      const id = state.lastId;
      const text = JSON.stringify({ id, ...command });
      return limited(text, (done) => {
        state.pending = { id, text, done };
        state.connection?.enqueue(messageEvent(text));
      });
    },
    nextDocument: () =>
      limited('the next page', (done) => {
        documents.addEventListener('connected', () => done(undefined), { once: true });
      }),
    connect: () => commandStream(state, () => documents.dispatchEvent(new Event('connected'))),
    answer: ({ id, url }) => {
      if (state.pending?.id !== id) return;
      const { done } = state.pending;
      state.pending = null;
      done(new URL(url));
    },
    close: (reason) => {
      endConnection(state.connection);
      state.connection = null;
      closed.abort(reason);
    },
  };
};
