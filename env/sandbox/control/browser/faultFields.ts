import type { InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';

/** The fields of the fault form, as texts. */
export type FaultFields = {
  readonly path: string;
  readonly host: string;
  readonly method: string;
  readonly times: string;
  readonly delayMs: string;
  readonly answer: 'real' | 'changed' | 'other' | 'hang' | 'reset';
  readonly status: string;
  readonly body: string;
  readonly headers: string;
};

// Because: a line without a value is sent too, and refused, so that no line disappears without a word.
const headersIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [name = '', ...value] = line.split(':');
        return [name.trim(), value.join(':').trim()];
      }),
  );

// Because: text that only looks like JSON is a fault that people want too.
const bodyIn = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : text;
  } catch {
    return text;
  }
};

const whenFilled = <Value>(text: string, name: string, read: (text: string) => Value): Record<string, Value> =>
  text.trim() === '' ? {} : { [name]: read(text.trim()) };

const answerIn = (fields: FaultFields): object => {
  if (fields.answer === 'real') return {};
  if (fields.answer === 'hang') return { hang: true };
  if (fields.answer === 'reset') return { reset: true };
  const headers = whenFilled(fields.headers, 'headers', headersIn);
  if (fields.answer === 'changed') return headers;
  return {
    status: 200,
    ...whenFilled(fields.status, 'status', Number),
    ...whenFilled(fields.body, 'body', bodyIn),
    ...headers,
  };
};

/** Returns the command that injects the fault of a form. */
export const toFault = (fields: FaultFields): InjectedFault => ({
  path: fields.path.trim(),
  ...whenFilled(fields.host, 'host', String),
  ...whenFilled(fields.method, 'method', String),
  ...whenFilled(fields.times, 'times', Number),
  ...whenFilled(fields.delayMs, 'delayMs', Number),
  ...answerIn(fields),
});

const answerOf = ({ hang, reset, status, body, headers }: InjectedFault): FaultFields['answer'] => {
  if (hang === true) return 'hang';
  if (reset === true) return 'reset';
  if (status !== undefined || body !== undefined) return 'other';
  return headers === undefined ? 'real' : 'changed';
};

const bodyText = (body: unknown): string => {
  if (body === undefined) return '';
  return typeof body === 'string' ? body : JSON.stringify(body);
};

/** Returns the texts of the form that make a fault. */
export const toFields = (fault: InjectedFault): FaultFields => ({
  path: fault.path,
  host: fault.host ?? '',
  method: fault.method ?? '',
  times: String(fault.times ?? ''),
  delayMs: String(fault.delayMs ?? ''),
  answer: answerOf(fault),
  status: String(fault.status ?? ''),
  body: bodyText(fault.body),
  headers: Object.entries(fault.headers ?? {})
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n'),
});
