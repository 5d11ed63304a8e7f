import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { brands } from '#domain/brand/brands.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { chosen } from '#tests/application/code/codeFlowFixtures.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { leavesFor, openVisit, partnerAddress, signIn, signInElsewhere } from '#tests/application/support/visits.ts';
import { context } from '#tests/arbitraries/appContext.ts';

const withoutCode = (url: string) => E.right({ _tag: 'ClientRedirect', url });

/** Changes the password, after a sign-in that the change needed unless there is a session. */
const changePassword = async ({ useCases, newest }: Pick<TestApp, 'useCases' | 'newest'>): Promise<void> => {
  const opened = await useCases.password.openChange()();
  if (E.isRight(opened) && opened.right !== null) {
    await signIn({ useCases }, 'personal');
    await useCases.password.openChange()();
  }
  await useCases.password.change({ code: newest('personal@sandbox.test'), password: chosen })();
};

describe('leavePasswordChange', () => {
  it('asks by name after a reload, which loses who changed the password', async () => {
    const tab = await openVisit();
    await changePassword(tab);
    tab.reload();
    expect(await tab.useCases.password.leaveChange()()).toEqual(E.right(toRoute('/continue')));
    expect(await tab.useCases.visit.continue()()).toEqual(leavesFor(partnerAddress));
  });

  it.each([
    ['Cancelled', E.left({ _tag: 'Cancelled' })],
    ['Unreachable', withoutCode('https://partner.brand.test/back')],
  ] as const)(
    'stays only where the person cancelled: tokens that fail with %s lead after a reload to %j',
    async (_tag, to) => {
      const tab = await openVisit();
      await changePassword(tab);
      tab.reload();
      tab.breaks('tokens', { _tag });
      expect(await tab.useCases.password.leaveChange()()).toEqual(to);
    },
  );

  it('gives a partner whose request is pending its code at once, also in a session of an earlier visit', async () => {
    const app = await openVisit();
    await signInElsewhere(app, 'personal');
    await changePassword(app);
    expect(app.session().person.accountType).toBe('Personal');
    expect(await app.useCases.password.leaveChange()()).toEqual(leavesFor(partnerAddress));
  });

  it('gives no code to a site that would have to ask again, since nobody there has requested one', async () => {
    const app = makeTestApp();
    await changePassword(app);
    expect(await app.useCases.password.leaveChange()()).toEqual(withoutCode('https://transfer.brand.test'));
  });

  it.each(brands.filter(({ capturesOAuth }) => !capturesOAuth))(
    'gives a code to a site of $key, which has no OAuth values, after a sign-in of this visit',
    async (brand) => {
      const app = makeTestApp({ context: { ...context, brand } });
      await changePassword(app);
      const left = await app.useCases.password.leaveChange()();
      expect(left).toEqual(leavesFor(/^https:\/\/transfer\.brand\.test\?code=[^&]+$/));
    },
  );
});
