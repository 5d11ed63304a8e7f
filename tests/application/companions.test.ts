import { describe, expect, it } from 'vitest';
import { makeCompanions } from '#application/companions.ts';
import { world } from '#tests/arbitraries/visit.ts';
import { openCompanionStage, settled } from '#tests/application/stage/companionPorts.ts';

/** Walks over screens where nobody need be asked before analytics is told; answers what it was told of each. */
const walk = async (...paths: ReadonlyArray<string>): Promise<ReadonlyArray<unknown>> => {
  const { ports, told } = openCompanionStage({ signals: { timeZone: () => 'America/New_York' } });
  const { arrived } = makeCompanions(ports, world, '');
  paths.forEach(arrived);
  await settled();
  return told().flatMap(({ call, name, payload }) => (call === 'page' ? [[name, payload['flow'] ?? null]] : []));
};

describe('the companions', () => {
  it('tell of each screen together with what the visitor is doing, two-factor being part of what led there', async () => {
    expect(await walk('/signin', '/2fa/phone-validation', '/2fa/verify-number', '/signup')).toEqual([
      ['login', 'Sign in'],
      ['2FA setup', 'Sign in'],
      ['2FA setup', 'Sign in'],
      ['account registration', 'Sign up'],
    ]);
  });

  it('count two-factor as a sign-up where nothing led there, and keep the last label where a screen has none', async () => {
    expect(await walk('/2fa/change-number', '/continue', '/no/such/screen')).toEqual([
      ['change of 2FA phone number', 'Sign up'],
      ['continue-as', 'Sign up'],
      ['not found', 'Sign up'],
    ]);
    expect(await walk('/change-password')).toEqual([['change password', null]]);
  });
});
