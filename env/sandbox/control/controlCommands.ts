import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { InjectedFault, faultError } from '#env/sandbox/gateway/injectedFault.ts';
import { readAccountDraft } from '#infrastructure/sandbox/engine/accountDraft.ts';
import { e164 } from '#infrastructure/sandbox/engine/phoneNumbers.ts';
import type { AccountDraft } from '#infrastructure/sandbox/engine/account.ts';

/** Names the wrong fields of a command in one sentence, without their values. */
const validationMessage = (errors: t.Errors): string => {
  const fields = errors.map(({ context }) =>
    context
      .map(({ key }) => key)
      .filter((key) => key !== '' && !/^\d+$/.test(key))
      .join('.'),
  );
  return `Wrong or missing: ${[...new Set(fields)].join(', ') || 'the body, which is a JSON object'}.`;
};

/** Decodes the command that advances the clock; returns milliseconds, or what is wrong. */
export const readClockCommand = (body: unknown): E.Either<string, number> =>
  pipe(
    t.type({ advanceMs: t.number }).decode(body),
    E.mapLeft(validationMessage),
    E.map(({ advanceMs }) => advanceMs),
    E.filterOrElse(Number.isFinite, () => 'advanceMs is not a number'),
  );

/** Decodes the command that injects a fault, or returns what is wrong. */
export const readFaultCommand = (body: unknown): E.Either<string, InjectedFault> =>
  pipe(
    InjectedFault.decode(body),
    E.mapLeft(validationMessage),
    E.flatMap((fault) => {
      const error = faultError(fault);
      return error === null ? E.right(fault) : E.left(error);
    }),
  );

/** Decodes the command that creates an account, personal by default, or returns what is wrong. */
export const readAccountCommand = (body: unknown): E.Either<string, AccountDraft> =>
  pipe(
    readAccountDraft(typeof body === 'object' && body !== null ? { accountType: 'Personal', ...body } : body),
    E.filterOrElse(
      ({ phone = null }) => phone === null || e164(phone) !== null,
      () => 'Phone: a number with its calling code, such as +447700900123.',
    ),
  );
