import type { ReactNode } from 'react';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { type RenderedView, renderView } from '#tests/ui/renderView.tsx';

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

type Options = {
  /** The query at the root, where the visit began; that of the partner by default. */
  readonly query?: string;
  readonly context?: typeof context;
  readonly prepare?: ((app: TestApp) => unknown) | undefined;
};

/** Opens a page at the end of a visit, by default of a brand with a help centre. */
export const openEnd = async (screen: ReactNode, options: Options = {}): Promise<OpenedEnd> => {
  const app = makeTestApp({ context: options.context ?? withHelp });
  await app.useCases.runGuards({ to: '/', query: options.query ?? fromPartner, scheme: 'https:' })();
  await options.prepare?.(app);
  return { ...(await renderView(screen, app)), app };
};
