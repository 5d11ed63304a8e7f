import type { ReactNode } from 'react';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { type RenderedView, renderView } from '#tests/ui/renderView.tsx';
import { withUseCases } from '#tests/ui/withUseCases.tsx';

const helpCentreUrls = { ...context.settings.helpCentreUrls, XEMT: 'https://help.brand.test' };
/** The context of a brand with a help centre, at `https://help.brand.test`. */
export const withHelp = { ...context, settings: { ...context.settings, helpCentreUrls } };
/** The query of a visit that a partner requested. */
export const fromPartner = '?redirect_uri=https://partner.brand.test/back?_dfxid=acme&state=secret-state';
/** The redirect of that visit. */
export const href = 'https://partner.brand.test/back?_dfxid=acme';
/** The name of the link back to the partner. */
export const back = 'Back to partner.brand.test';

/** A page that ends a visit, and the app around it. */
export type OpenedEnd = RenderedView & { readonly app: TestApp };

/** Opens a page at the end of a visit that began at the root with a query. */
export const openEnd = async (
  screen: ReactNode,
  query: string,
  prepare: (app: TestApp) => void = () => undefined,
): Promise<OpenedEnd> => {
  const app = makeTestApp({ context: withHelp });
  await app.useCases.runGuards({ to: '/', query, scheme: 'https:' })();
  prepare(app);
  const view = await renderView(withUseCases(app.useCases, screen));
  return { ...view, app };
};

/** Opens the same page of a brand whose configuration has no help centre. */
export const openEndWithoutHelp = async (screen: ReactNode): Promise<OpenedEnd> => {
  const app = makeTestApp({ context });
  return { ...(await renderView(withUseCases(app.useCases, screen))), app };
};
