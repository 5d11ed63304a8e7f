import { describe, expect, it } from 'vitest';
import { launchpadCodes } from '#infrastructure/launchpad/toIdentityFault.ts';
import { makeLaunchpadApp } from '#infrastructure/sandbox/launchpad/launchpadApp.ts';
import { makeEngineFixture } from '#tests/infrastructure/sandbox/engine/engineFixture.ts';
import { documentedSend } from '#tests/wire/documentedSend.ts';
import { schemaFault } from '#tests/wire/launchpadContract.ts';
import { type DocumentedPart, errorCodes, launchpadOperations } from '#tests/wire/launchpadDocument.ts';

const address = 'http://launchpad.xe.localhost:4100/authorization/send2FA?site=account';
const send2FA = { channel: 'sms', changeTwoFANumber: false, location: 'GB' };
const report = { authenticationResult: { success: true } };
const limited = { code: 'LimitExceededException', message: 'canary' };

/** What differs from a call of `send2FA` as the document has it: the request, and its answer. */
type Call = ResponseInit & {
  readonly to?: string;
  readonly sent?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly answer?: object;
};

it.each<readonly [string, Call]>([
  ['an operation', { to: address.replace('2', '3') }],
  ['a query', { to: `${address}&debug=1` }],
  ['a header of a request', { sent: { browserid: '1' } }],
  ['a value of a request', { body: { ...send2FA, channel: 'fax' } }],
  ['a field of an answer', { answer: { ...report, debug: true } }],
  ['the absence of a field of an answer', { answer: {} }],
  ['a cookie', { headers: { 'set-cookie': 'a=b' } }],
  ['a cooldown that is no number', { headers: { 'retry-after': 'soon' } }],
  ['an error code', { answer: { ...limited, code: 'AccountLockedException' }, status: 423 }],
  ['the status of an error code', { answer: limited, status: 400 }],
  ['a content type', { headers: { 'content-type': 'text/html' } }],
])(
  'a call to the launchpad is refused for %s that the document does not describe, and for nothing else',
  async (...row) => {
    const [, { to = address, sent, body = send2FA, answer = report, ...init }] = row;
    const faults: string[] = [];
    const send = documentedSend(
      async () => Response.json(answer, init),
      (fault) => faults.push(fault),
    );
    const headers = { 'content-type': 'application/json', ...sent };
    await send(new Request(to, { method: 'POST', body: JSON.stringify(body), headers }));
    expect(faults).toEqual([expect.not.stringContaining('canary')]);
  },
);

/** The error codes that say nothing to a person. The message tells a missing second factor, the status a failed lookup. */
const otherCodes = [
  'AccessDeniedException',
  'InvalidRequestException',
  'PhoneNumberNotValidatedException',
  'ResourceNotFoundException',
  'TwoFactorRequiredException',
  'UnsupportedPhoneNumberException',
];

describe('the document of the launchpad', () => {
  it.each(launchpadOperations)('has an example of every part of $method $path, which fits its schema', (operation) => {
    const { parameters = [], requestBody, responses } = operation;
    const answers = Object.values(responses).flatMap(({ content, headers }) => [content, headers]);
    const groups = [requestBody?.content, ...answers].flatMap((group) => Object.values(group ?? {}));
    const parts: readonly DocumentedPart[] = [...parameters, ...groups];
    for (const { schema, example, examples = {} } of parts) {
      const named = Object.values(examples).map(({ value }) => value);
      for (const value of named.length > 0 ? named : [example])
        expect(schemaFault(schema, value, JSON.stringify(value))).toBeNull();
    }
  });

  it('lists and describes the error codes that the product tells apart, and those that it does not', () => {
    const called = launchpadOperations.filter(({ tags }) => tags.includes('account site'));
    const codes = [...launchpadCodes, ...otherCodes].toSorted();
    expect([...new Set(called.flatMap((call) => call['x-error-codes'] ?? []))].toSorted()).toEqual(codes);
    expect(Object.keys(errorCodes).toSorted()).toEqual([...codes, 'InternalFailureException'].toSorted());
    expect(Object.values(errorCodes).filter(({ means }) => typeof means !== 'string')).toEqual([]);
  });

  it('describes the calls that the launchpad of the sandbox answers, and no others', () => {
    const { engine } = makeEngineFixture();
    const { routes } = makeLaunchpadApp({ engine, hostOf: () => null, isRelyingParty: () => false });
    const calls = routes.filter((route) => route.method !== 'ALL' && !route.path.startsWith('/documents/'));
    const answered = calls.map((call) => `${call.method} ${call.path.replaceAll(/:(\w+)/g, '{$1}')}`);
    const documented = launchpadOperations.map((one) => `${one.method.toUpperCase()} ${one.path}`);
    expect(answered.toSorted()).toEqual(documented.toSorted());
  });
});
