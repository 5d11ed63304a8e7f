import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { chosen } from '#tests/application/code/codeFlowFixtures.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { openVisit, signInElsewhere } from '#tests/application/support/visits.ts';
import { context } from '#tests/arbitraries/appContext.ts';

describe('the way on after a changed password', () => {
  it('leads to the transfer site, and not to the product or a page of the history, where no site has requested the visit', async () => {
    const productUrls = { ...context.settings.productUrls, XEMT: 'https://product.brand.test' };
    const settings = { ...context.settings, productUrls };
    const { useCases } = makeTestApp({ context: { ...context, settings } });
    expect(useCases.visit.goBack('/change-password')).toMatchObject({ fallback: 'https://product.brand.test' });
    const transferSite = E.right({ _tag: 'ClientRedirect', url: 'https://transfer.brand.test' });
    expect(await useCases.password.leaveChange()()).toEqual(transferSite);
  });

  it('leads to the partner without code and state, although its request was pending', async () => {
    const app = await openVisit();
    await signInElsewhere(app, 'personal');
    const { password } = app.useCases;
    await password.openChange()();
    await password.change({ code: app.newest('personal@sandbox.test'), password: chosen })();
    expect(app.session()).toMatchObject({ person: { authCode: null, confirmed: null }, oAuth: { state: null } });
    const partner = E.right({ _tag: 'ClientRedirect', url: 'https://partner.brand.test/back' });
    expect(await password.leaveChange()()).toEqual(partner);
  });
});
