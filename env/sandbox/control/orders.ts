import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { FaultOrder, orderFault } from '#env/sandbox/front/fault.ts';
import { readAccountDraft } from '#infrastructure/sandbox/engine/accountDraft.ts';
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

/** An account to open; a personal one unless it says otherwise. */
export const accountOrder = (body: unknown): E.Either<string, AccountDraft> =>
  readAccountDraft(typeof body === 'object' && body !== null ? { accountType: 'Personal', ...body } : body);
