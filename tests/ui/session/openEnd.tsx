import type { ReactNode } from 'react';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { goTo } from '#tests/application/support/visits.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { type RenderedView, renderView } from '#tests/ui/renderView.tsx';

const helpCentreUrls = { ...context.settings.helpCentreUrls, XEMT: 'https://help.brand.test' };
/** The context of a brand with a help centre, at `https://help.brand.test`. */
export const withHelp = { ...context, settings: { ...context.settings, helpCentreUrls } };
/** Where a visit of a partner leads back to. */
export const href = 'https://partner.brand.test/back?_dfxid=acme';
/** The name of the link back to the partner. */
export const back = 'Back to partner.brand.test';

/** A page that ends a visit, and the app around it. */
export type OpenedEnd = RenderedView & { readonly app: TestApp };

/** Opens a page at the end of a visit, which has begun at the root with a query, by default that of the partner. */
export const openEnd = async (
  screen: ReactNode,
  prepare: (app: TestApp) => unknown = () => undefined,
  query = `?redirect_uri=${href}&state=secret-state`,
): Promise<OpenedEnd> => {
  const app = makeTestApp({ context: withHelp });
  await goTo(app, '/', query);
  await prepare(app);
  return { ...(await renderView(screen, app)), app };
};
