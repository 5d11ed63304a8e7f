import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { chosen } from '#tests/application/code/codeFlowFixtures.ts';
import { openTab, type Tab } from '#tests/application/code/tab.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { requestContext, seed } from '#tests/contracts/identityFixture.ts';

const email = 'personal@sandbox.test';
const password = 'Correct-horse-9';

describe('leavePasswordChange', () => {
  const atPartner = E.right({
    _tag: 'ClientRedirect',
    url: expect.stringMatching(/^https:\/\/partner\.brand\.test\/back\?code=.+&state=s1$/),
  });
  const change = async (): Promise<Tab> => {
    const tab = await openTab();
    await tab.cases().password.openChange()();
    await tab.cases().signIn.submit({ email, password })();
    await tab.cases().password.openChange()();
    await tab.cases().password.change({ code: tab.newest(email), password: chosen })();
    return tab;
  };

  it('asks by name after a reload, which loses who changed the password', async () => {
    const tab = await change();
    tab.reload();
    expect(await tab.cases().password.leaveChange()()).toEqual(E.right(toRoute('/continue')));
    expect(await tab.cases().visit.continue()()).toEqual(atPartner);
  });

  it('asks by name if somebody else has signed in in another tab meanwhile', async () => {
    const tab = await change();
    await tab.app.ports.identity.signIn(seed('business'), requestContext)();
    expect(await tab.cases().password.leaveChange()()).toEqual(E.right(toRoute('/continue')));
    expect(tab.session()).toMatchObject({ person: { signedInAs: { email: 'business@sandbox.test' } } });
  });

  describe('after a reload, if the tokens cannot be fetched', () => {
    const leave = async (fault: IdentityFault) => {
      const tab = await openTab();
      await tab.cases().password.openChange()();
      await tab.cases().signIn.submit({ email, password })();
      tab.reload();
      tab.breaks('tokens', fault);
      return tab.cases().password.leaveChange()();
    };

    it('stays on the page where the person cancelled', async () => {
      expect(await leave({ _tag: 'Cancelled' })).toEqual(E.left({ _tag: 'Cancelled' }));
    });

    it.each(['Unreachable', 'SignedOut'] as const)('leaves without a code after %s', async (_tag) => {
      expect(await leave({ _tag })).toEqual(
        E.right({ _tag: 'ClientRedirect', url: 'https://partner.brand.test/back' }),
      );
    });
  });

  it('leads to the transfer site where the visit has no redirect', async () => {
    const { useCases, engine } = makeTestApp();
    await useCases.password.openChange()();
    await useCases.signIn.submit({ email, password })();
    await useCases.password.openChange()();
    const code = engine.inbox(email)[0]?.code ?? '';
    await useCases.password.change({ code, password: chosen })();
    expect(await useCases.password.leaveChange()()).toMatchObject(
      E.right({ _tag: 'ClientRedirect', url: expect.stringMatching(/^https:\/\/transfer\.brand\.test\/?\?code=/) }),
    );
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
