import * as E from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import { ada, chosen } from '#tests/application/code/flows.ts';
import { openTab, type Tab } from '#tests/application/code/tab.ts';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});

const confirmed = async (marketing: boolean): Promise<void> => {
  const typed = { email: ada, password: chosen, accountType: 'Personal', marketing, termsVersion: null } as const;
  await tab.cases().signUp(typed)();
  await tab.cases().confirmSignUp({ code: tab.newest(ada), password: null })();
};

const finish = async (): Promise<{
  readonly answer: E.Either<unknown, unknown>;
  readonly told: ReadonlyArray<string>;
}> => {
  const told: Array<string> = [];
  const answer = await tab.cases().finishSignUp((step) => told.push(step))();
  return { answer, told };
};

const atPartner = E.right({ _tag: 'Away', url: expect.stringMatching(/^https:\/\/partner\.brand\.test\/back\?code=/) });
const account = () => tab.hexagon.engine.accounts().find(({ email }) => email === ada);

describe('finishing a sign-up', () => {
  it('tells its steps in order and leaves for the partner', async () => {
    await confirmed(false);
    expect(await finish()).toEqual({ answer: atPartner, told: ['Opening', 'Saving', 'Leaving'] });
    expect(tab.calls('saveMarketingPreference')).toBe(0);
  });

  it('saves the choice of news in the name of the new account', async () => {
    await confirmed(true);
    expect((await finish()).answer).toEqual(atPartner);
    expect(account()?.marketing).toBe(true);
  });

  it('keeps the choice of news over a reload between the code and the end', async () => {
    await confirmed(true);
    tab.reload();
    expect((await finish()).answer).toEqual(atPartner);
    expect(account()?.marketing).toBe(true);
  });

  it('is held up by no failure to save the choice of news, which is logged', async () => {
    await confirmed(true);
    tab.breaks('saveMarketingPreference', { _tag: 'ServiceFailed' });
    expect((await finish()).answer).toEqual(atPartner);
    expect(tab.hexagon.errors()).toContain('The marketing choice was not saved: ServiceFailed');
  });

  it('leads whoever comes by a second time to where the first time led', async () => {
    await confirmed(false);
    const { answer } = await finish();
    expect((await finish()).answer).toEqual(answer);
  });
});
