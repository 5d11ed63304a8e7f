import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { chosen } from '#tests/application/code/codeFlowFixtures.ts';
import { openTab } from '#tests/application/code/tab.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { leavesFor, partnerAddress, signIn } from '#tests/application/support/visits.ts';
import { context } from '#tests/arbitraries/appContext.ts';

const email = 'personal@sandbox.test';

describe('leavePasswordChange', () => {
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

  it('leads to the transfer site, and not to the product, where there is no page before', async () => {
    const productUrls = { ...context.settings.productUrls, XEMT: 'https://product.brand.test' };
    const settings = { ...context.settings, productUrls };
    const { useCases } = makeTestApp({ context: { ...context, settings } });
    expect(useCases.visit.goBack('/change-password')).toMatchObject({ fallback: 'https://product.brand.test' });
    const back = { _tag: 'Back', fallback: 'https://transfer.brand.test' };
    expect(await useCases.password.leaveChange()()).toEqual(E.right(back));
  });
});
