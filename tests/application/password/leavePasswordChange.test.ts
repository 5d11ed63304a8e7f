import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { brands } from '#domain/brand/brands.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { chosen } from '#tests/application/code/codeFlowFixtures.ts';
import { openTab } from '#tests/application/code/tab.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { leavesFor, openVisit, partnerAddress, signIn, signInElsewhere } from '#tests/application/support/visits.ts';
import { context } from '#tests/arbitraries/appContext.ts';

const email = 'personal@sandbox.test';

describe('leavePasswordChange', () => {
  const transferSite = E.right({ _tag: 'ClientRedirect', url: 'https://transfer.brand.test' });
  const withoutCode = E.right({ _tag: 'ClientRedirect', url: 'https://partner.brand.test/back' });

  it('asks by name after a reload, which loses who changed the password', async () => {
    const tab = await openTab();
    await tab.cases().password.openChange()();
    await signIn({ useCases: tab.cases() }, 'personal');
    await tab.cases().password.openChange()();
    await tab.cases().password.change({ code: tab.newest(email), password: chosen })();
    tab.reload();
    expect(await tab.cases().password.leaveChange()()).toEqual(E.right(toRoute('/continue')));
    expect(await tab.cases().visit.continue()()).toEqual(leavesFor(partnerAddress));
  });

  it.each<[IdentityFault['_tag'] & ('Cancelled' | 'Unreachable' | 'SignedOut'), E.Either<unknown, unknown>]>([
    ['Cancelled', E.left({ _tag: 'Cancelled' })],
    ['Unreachable', withoutCode],
    ['SignedOut', withoutCode],
  ])('stays only where the person cancelled: after a reload, tokens that fail with %s lead to %j', async (_tag, to) => {
    const tab = await openTab();
    await tab.cases().password.openChange()();
    await signIn({ useCases: tab.cases() }, 'personal');
    tab.reload();
    tab.breaks('tokens', { _tag });
    expect(await tab.cases().password.leaveChange()()).toEqual(to);
  });

  it('leads to the transfer site, and not to the product or a page of the history, where no site has requested the visit', async () => {
    const productUrls = { ...context.settings.productUrls, XEMT: 'https://product.brand.test' };
    const settings = { ...context.settings, productUrls };
    const { useCases } = makeTestApp({ context: { ...context, settings } });
    expect(useCases.visit.goBack('/change-password')).toMatchObject({ fallback: 'https://product.brand.test' });
    expect(await useCases.password.leaveChange()()).toEqual(transferSite);
  });

  /** Changes the password, after a sign-in that the change needed unless there is a session, and leaves. */
  const changeAndLeave = async (app: TestApp): Promise<unknown> => {
    const { password } = app.useCases;
    const opened = await password.openChange()();
    if (E.isRight(opened) && opened.right !== null) {
      await signIn(app, 'personal');
      await password.openChange()();
    }
    await password.change({ code: app.newest(email), password: chosen })();
    return password.leaveChange()();
  };

  it('gives a partner whose request is pending its code at once, also in a session of an earlier visit', async () => {
    const app = await openVisit();
    await signInElsewhere(app, 'personal');
    expect(await changeAndLeave(app)).toEqual(leavesFor(partnerAddress));
  });

  it('gives no code to a site that would have to ask again, since nobody there has requested one', async () => {
    expect(await changeAndLeave(makeTestApp())).toEqual(transferSite);
  });

  it.each(brands.filter(({ capturesOAuth }) => !capturesOAuth))(
    'gives a code to a site of $key, which has no OAuth values, after a sign-in of this visit',
    async (brand) => {
      const app = makeTestApp({ context: { ...context, brand } });
      expect(await changeAndLeave(app)).toEqual(leavesFor(/^https:\/\/transfer\.brand\.test\?code=[^&]+$/));
    },
  );
});
