import * as E from 'fp-ts/Either';
import { flow, pipe } from 'fp-ts/function';
import { Hono, type Context } from 'hono';
import * as t from 'io-ts';
import { readFault } from '#env/sandbox/gateway/injectedFault.ts';
import type { AccountDraft } from '#infrastructure/sandbox/engine/account.ts';
import { readAccountDraft } from '#infrastructure/sandbox/engine/accountDraft.ts';
import { e164 } from '#infrastructure/sandbox/engine/phoneNumbers.ts';
import { resetSandbox, type SandboxState } from './sandboxState.ts';

const ClockCommand = t.type({ advanceMs: t.number });

const readClock = E.fromPredicate(ClockCommand.is, () => 'advanceMs: a number.');

/** Reads an account, personal by default. */
const readAccount = (body: unknown): E.Either<string, AccountDraft> =>
  pipe(
    readAccountDraft(typeof body === 'object' && body !== null ? { accountType: 'Personal', ...body } : body),
    E.filterOrElse(
      ({ phone = null }) => phone === null || e164(phone) !== null,
      () => 'phone: a number with its calling code, such as +447700900123.',
    ),
  );

/** Reads a command from the body, which is JSON, and runs it; answers what is wrong with it else. */
const command =
  <Command>(read: (body: unknown) => E.Either<string, Command>, run: (command: Command) => E.Either<string, object>) =>
  async (c: Context): Promise<Response> => {
    const outcome = E.flatMap(run)(read(await c.req.json<unknown>().catch(() => null)));
    return E.isLeft(outcome) ? c.json({ message: outcome.left }, 400) : c.json(outcome.right, 201);
  };

/** The control API, with JSON requests and answers. */
export const makeControlApi = (state: SandboxState): Hono => {
  const { clock, engine, events, faults, journal, refs } = state;
  const time = (): object => ({ now: new Date(clock.now()).toISOString() });
  const createAccount = flow(
    engine.createAccount,
    E.mapLeft(({ message }) => message),
  );
  const advanceClock = ({ advanceMs }: t.TypeOf<typeof ClockCommand>): E.Either<string, object> => {
    // Because: a Date ends at 8.64e15, and the end of a session is a later one.
    if (Math.abs(clock.now() + advanceMs) > 8e15) return E.left('advanceMs: a number that leads to a date.');
    clock.advance(advanceMs);
    return E.right(time());
  };
  return new Hono()
    .get('/inbox', (c) => c.json(engine.inbox(c.req.query('to') ?? null)))
    .get('/accounts', (c) => c.json(engine.accounts()))
    .post('/accounts', command(readAccount, createAccount))
    .get('/requests', (c) => c.json(journal.list(c.req.query('path') ?? '')))
    .get('/events', (c) => c.json(events.list()))
    .get('/clock', (c) => c.json(time()))
    .post('/clock', command(readClock, advanceClock))
    .get('/faults', (c) => c.json(faults.list()))
    .post('/faults', command(readFault, flow(faults.add, E.right)))
    .delete('/faults', (c) => {
      faults.clear();
      return c.json([]);
    })
    .delete('/faults/:id', (c) => {
      const isRemoved = faults.remove(Number(c.req.param('id')));
      return isRemoved ? c.json(faults.list()) : c.json({ message: 'This fault is no longer active.' }, 404);
    })
    .post('/content/publish', (c) => c.json({ ref: refs.publish() }, 201))
    .post('/reset', (c) => {
      resetSandbox(state);
      return c.json(time());
    })
    .all('*', (c) => c.json({ message: 'The control API has no such call.' }, 404));
};
