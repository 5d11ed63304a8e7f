import { describe, expect, it } from 'vitest';
import { inTwoFactor } from '#domain/session/changes.ts';
import type { TwoFactor } from '#domain/two-factor/twoFactor.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderView } from '#tests/ui/renderView.tsx';
import { withUseCases } from '#tests/ui/withUseCases.tsx';
import { OtherNumberLink } from '#ui/two-factor/OtherNumberLink.tsx';

const helpUrl = 'https://help.brand.test';

type State = Pick<TwoFactor, 'requirement' | 'status'>;
type HelpCentre = { readonly XEMT: string | null };

const linksOf = async (state: State, help: HelpCentre = { XEMT: helpUrl }): Promise<ReadonlyArray<string | null>> => {
  const { useCases, ports } = makeTestApp();
  ports.session.update(inTwoFactor((before) => ({ ...before, ...state })));
  const { context } = useCases;
  const settings = {
    ...context.settings,
    helpCentreUrls: { ...context.settings.helpCentreUrls, ...help, [context.brand.defaultPlatform]: help.XEMT },
  };
  const { page } = await renderView(
    withUseCases({ ...useCases, context: { ...context, settings } }, <OtherNumberLink />),
  );
  return [...page.querySelectorAll('a')].map(
    (link) => `${link.textContent} ${link.getAttribute('href')} ${link.target}`,
  );
};

describe('OtherNumberLink', () => {
  it.each<State>([
    { requirement: 'InSession', status: 'SetupRequired' },
    { requirement: 'None', status: 'SetupRequired' },
    { requirement: 'None', status: 'Enrolled' },
  ])('leads to another number with %o', async (state) => {
    expect(await linksOf(state)).toEqual(['Change phone number /2fa/change-number ']);
  });

  it('leads to the help centre in a new tab while the factor is owed', async () => {
    expect(await linksOf({ requirement: 'InSession', status: 'Enrolled' })).toEqual([
      `I can't use this number ${helpUrl} _blank`,
    ]);
  });

  it('is not there while the factor is owed if no help centre is configured', async () => {
    expect(await linksOf({ requirement: 'InSession', status: 'Enrolled' }, { XEMT: null })).toEqual([]);
  });
});
