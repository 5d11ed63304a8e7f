import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import { makeUseCases, type UseCases } from '#application/useCases.ts';
import type { EntryPage } from '#domain/navigation/entryQuery.ts';
import { adapters, assemble, type Module, token } from '#infrastructure/container.ts';
import { sandbox } from '#tests/support/sandbox.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { ports } from '#infrastructure/tokens.ts';
import { context } from '#tests/arbitraries/appContext.ts';

const page: EntryPage = { path: '/signin', query: '', scheme: 'https:' };

const useCasesOver = (...others: ReadonlyArray<Module>): UseCases =>
  makeUseCases(assemble([...sandbox(context), ...others]).resolve(ports), context, page);

const person = { email: 'personal@sandbox.test', password: seedPassword };

describe('the modules of the sandbox', () => {
  it('sign a person in without a server', async () => {
    const request = vi.fn<typeof fetch>(() => Promise.reject(new Error('No network')));
    vi.stubGlobal('fetch', request);
    const {
      signIn: { submit: signIn },
      session,
    } = useCasesOver();
    expect(E.isRight(await signIn(person)())).toBe(true);
    expect(session.get().person.signedInAs).toMatchObject({ email: person.email });
    expect(request).not.toHaveBeenCalled();
  });

  it('leave an adapter to a module that is loaded after them', async () => {
    const unreachable: Pick<IdentityGateway, 'signIn'> = { signIn: () => TE.left({ _tag: 'Unreachable' }) };
    const { identity } = assemble(sandbox(context)).resolve(ports);
    const outage = adapters((bind) => bind(ports.identity).toConstantValue({ ...identity, ...unreachable }));
    const { submit: signIn } = useCasesOver(outage).signIn;
    expect(await signIn(person)()).toEqual(E.left({ _tag: 'Unreachable' }));
  });
});

describe('assemble', () => {
  const greeting = token<{ readonly text: string }>('greeting');
  const english = adapters((bind) => bind(greeting).toResolvedValue(() => ({ text: 'Hello' })));

  it('makes each port once, also for a module that is loaded later', () => {
    const reply = token<{ readonly to: unknown }>('reply');
    const { resolve, load } = assemble([english]);
    const before = resolve({ greeting });
    load([adapters((bind) => bind(reply).toResolvedValue((to) => ({ to }), [greeting]))]);
    expect(resolve({ greeting, reply })).toEqual({ ...before, reply: { to: before.greeting } });
    expect(resolve({ reply }).reply.to).toBe(before.greeting);
  });

  it('makes no port that nobody asks for, and names the one that no module has', () => {
    const make = vi.fn<() => { readonly text: string }>(() => ({ text: 'Hello' }));
    const { resolve } = assemble([adapters((bind) => bind(greeting).toResolvedValue(make))]);
    expect(() => resolve({ missing: token('missing') })).toThrow('missing');
    expect(make).not.toHaveBeenCalled();
  });
});
