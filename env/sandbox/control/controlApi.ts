import * as E from 'fp-ts/Either';
import { Hono, type Context } from 'hono';
import { accountOrder, clockOrder, faultOrder } from './orders.ts';
import { resetWorld, type World } from './world.ts';

const bodyOf = async (c: Context): Promise<unknown> => c.req.json<unknown>().catch(() => null);

const messageOf = ({ message }: { readonly message: string }): string => message;

const carryOut =
  <Order>(read: (body: unknown) => E.Either<string, Order>, act: (order: Order) => E.Either<string, object>) =>
  async (c: Context): Promise<Response> => {
    const outcome = E.flatMap(act)(read(await bodyOf(c)));
    return E.isLeft(outcome) ? c.json({ message: outcome.left }, 400) : c.json(outcome.right, 201);
  };

const views = ({ engine, journal, events }: World): Hono =>
  new Hono()
    .get('/inbox', (c) => c.json(engine.inbox(c.req.query('to') ?? null)))
    .get('/accounts', (c) => c.json(engine.accounts()))
    .get('/requests', (c) => c.json(journal.list(c.req.query('path') ?? '')))
    .get('/events', (c) => c.json(events.list()));

const handles = (world: World): Hono => {
  const { clock, engine, faults, refs } = world;
  const time = (): object => ({ now: new Date(clock.now()).toISOString() });
  const open = carryOut(accountOrder, (draft) => E.mapLeft(messageOf)(engine.createAccount(draft)));
  const advance = carryOut(clockOrder, (ms) => {
    clock.advance(ms);
    return E.right(time());
  });
  const fail = carryOut(faultOrder, (fault) => {
    faults.add(fault);
    return E.right(fault);
  });
  return new Hono()
    .post('/reset', (c) => {
      resetWorld(world);
      return c.json(time());
    })
    .post('/accounts', open)
    .get('/clock', (c) => c.json(time()))
    .post('/clock', advance)
    .get('/faults', (c) => c.json(faults.list()))
    .post('/faults', fail)
    .delete('/faults', (c) => {
      faults.clear();
      return c.json([]);
    })
    .post('/content/publish', (c) => c.json({ ref: refs.publish() }, 201));
};

/** The control API, JSON in and out. */
export const makeControlApi = (world: World): Hono =>
  new Hono()
    .route('/', views(world))
    .route('/', handles(world))
    .all('*', (c) => c.json({ message: 'The control API has no such call.' }, 404));
