import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { Hono, type Context } from 'hono';
import { readAccountCommand, readClockCommand, readFaultCommand } from './controlCommands.ts';
import { resetSandbox, type SandboxState } from './sandboxState.ts';

const bodyOf = async (c: Context): Promise<unknown> => c.req.json<unknown>().catch(() => null);

const handleCommand =
  <Command>(read: (body: unknown) => E.Either<string, Command>, run: (command: Command) => E.Either<string, object>) =>
  async (c: Context): Promise<Response> => {
    const outcome = E.flatMap(run)(read(await bodyOf(c)));
    return E.isLeft(outcome) ? c.json({ message: outcome.left }, 400) : c.json(outcome.right, 201);
  };

const controlViews = ({ engine, journal, events }: SandboxState): Hono =>
  new Hono()
    .get('/inbox', (c) => c.json(engine.inbox(c.req.query('to') ?? null)))
    .get('/accounts', (c) => c.json(engine.accounts()))
    .get('/requests', (c) => c.json(journal.list(c.req.query('path') ?? '')))
    .get('/events', (c) => c.json(events.list()));

const controlCommands = (state: SandboxState): Hono => {
  const { clock, engine, faults, refs } = state;
  const time = (): object => ({ now: new Date(clock.now()).toISOString() });
  const createAccount = handleCommand(readAccountCommand, (draft) =>
    pipe(
      engine.createAccount(draft),
      E.mapLeft(({ message }) => message),
    ),
  );
  const advanceClock = handleCommand(readClockCommand, (ms) => {
    clock.advance(ms);
    return E.right(time());
  });
  const injectFault = handleCommand(readFaultCommand, (fault) => E.right({ id: faults.add(fault), ...fault }));
  return new Hono()
    .post('/reset', (c) => {
      resetSandbox(state);
      return c.json(time());
    })
    .post('/accounts', createAccount)
    .get('/clock', (c) => c.json(time()))
    .post('/clock', advanceClock)
    .get('/faults', (c) => c.json(faults.list()))
    .post('/faults', injectFault)
    .delete('/faults', (c) => {
      faults.clear();
      return c.json([]);
    })
    .delete('/faults/:id', (c) => {
      const isRemoved = faults.remove(Number(c.req.param('id')));
      return isRemoved ? c.json(faults.list()) : c.json({ message: 'This fault is no longer active.' }, 404);
    })
    .post('/content/publish', (c) => c.json({ ref: refs.publish() }, 201));
};

/** The control API, with JSON requests and answers. */
export const makeControlApi = (state: SandboxState): Hono =>
  new Hono()
    .route('/', controlViews(state))
    .route('/', controlCommands(state))
    .all('*', (c) => c.json({ message: 'The control API has no such call.' }, 404));
