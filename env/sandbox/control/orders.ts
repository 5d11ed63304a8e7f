import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { accountTypeOfProfile } from '#domain/platform/accountType.ts';
import { FaultOrder, orderFault } from '#env/sandbox/front/fault.ts';
import { AccountDraftCodec, toAccountDraft } from '#infrastructure/sandbox/engine/accountDraft.ts';
import type { AccountDraft } from '#infrastructure/sandbox/engine/account.ts';
import { faultLine } from './reports.ts';

const ClockOrder = t.type({ advanceMs: t.number });

const read = <Order>(codec: t.Type<Order>, body: unknown): E.Either<string, Order> =>
  pipe(codec.decode(body), E.mapLeft(faultLine));

/** How far to move the clock. */
export const clockOrder = (body: unknown): E.Either<string, number> =>
  pipe(
    read(ClockOrder, body),
    E.map(({ advanceMs }) => advanceMs),
    E.filterOrElse(Number.isFinite, () => 'advanceMs is not a number'),
  );

/** A fault to play. */
export const faultOrder = (body: unknown): E.Either<string, FaultOrder> =>
  pipe(
    read(FaultOrder, body),
    E.flatMap((order) => {
      const fault = orderFault(order);
      return fault === null ? E.right(order) : E.left(fault);
    }),
  );

// Because: people say Business where the profile service says Corporate, and most accounts are personal.
const spelt = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null) return body;
  const { accountType = 'Personal', ...rest } = { accountType: undefined, ...body };
  const isBusiness = typeof accountType === 'string' && accountTypeOfProfile(accountType) === 'Business';
  return { ...rest, accountType: isBusiness ? 'Corporate' : accountType };
};

/** An account to open. */
export const accountOrder = (body: unknown): E.Either<string, AccountDraft> =>
  pipe(read(AccountDraftCodec, spelt(body)), E.map(toAccountDraft));
