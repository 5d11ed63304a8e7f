import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { chosen } from '#tests/application/code/codeFlowFixtures.ts';
import { openTab } from '#tests/application/code/tab.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';

const email = 'personal@sandbox.test';
const password = 'Correct-horse-9';

describe('leavePasswordChange', () => {
  const atPartner = E.right({
    _tag: 'ClientRedirect',
    url: expect.stringMatching(/^https:\/\/partner\.brand\.test\/back\?code=.+&state=s1$/),
  });
  const withoutCode = E.right({ _tag: 'ClientRedirect', url: 'https://partner.brand.test/back' });

  it('asks by name after a reload, which loses who changed the password', async () => {
    const tab = await openTab();
    await tab.cases().password.openChange()();
    await tab.cases().signIn.submit({ email, password })();
    await tab.cases().password.openChange()();
    await tab.cases().password.change({ code: tab.newest(email), password: chosen })();
    tab.reload();
    expect(await tab.cases().password.leaveChange()()).toEqual(E.right(toRoute('/continue')));
    expect(await tab.cases().visit.continue()()).toEqual(atPartner);
  });

  it.each<[IdentityFault['_tag'] & ('Cancelled' | 'Unreachable' | 'SignedOut'), E.Either<unknown, unknown>]>([
    ['Cancelled', E.left({ _tag: 'Cancelled' })],
    ['Unreachable', withoutCode],
    ['SignedOut', withoutCode],
  ])('stays only where the person cancelled: after a reload, tokens that fail with %s lead to %j', async (_tag, to) => {
    const tab = await openTab();
    await tab.cases().password.openChange()();
    await tab.cases().signIn.submit({ email, password })();
    tab.reload();
    tab.breaks('tokens', { _tag });
    expect(await tab.cases().password.leaveChange()()).toEqual(to);
  });

  it('leads to the transfer site, and not to the product, where there is no page before', async () => {
    const settings = {
      ...context.settings,
      productUrls: { ...context.settings.productUrls, XEMT: 'https://product.brand.test' },
    };
    const { useCases } = makeTestApp({ context: { ...context, settings } });
    expect(useCases.visit.goBack('/change-password')).toMatchObject({ fallback: 'https://product.brand.test' });
    const back = { _tag: 'Back', fallback: 'https://transfer.brand.test' };
    expect(await useCases.password.leaveChange()()).toEqual(E.right(back));
  });
});
