import { describe, expect, it } from 'vitest';
import { makeOwnConsent } from '#application/consent/ownConsent.ts';
import type { CookieAttributes } from '#application/ports/cookieJar.ts';
import { consentCookie, type Consent } from '#domain/consent/consent.ts';
import { blockedCookies, makeMemoryCookies } from '#infrastructure/sandbox/memoryCookies.ts';
import { openCompanionStage } from '#tests/application/stage/companionPorts.ts';
import { world } from '#tests/arbitraries/visit.ts';

type Staging = Parameters<typeof openCompanionStage>[0] & { readonly query?: string };

const open = (staging: Staging = {}) => {
  const { ports, lines } = openCompanionStage(staging);
  let said: ReadonlyArray<{ readonly consent: Consent; readonly chosen: boolean }> = [];
  const onConsent = (consent: Consent, chosen: boolean): void => void (said = [...said, { consent, chosen }]);
  const talk = makeOwnConsent(ports, world, { query: staging.query ?? '', onConsent });
  return { talk, ports, lines, said: () => said };
};

const none = { performance: false, marketing: false, compliance: false };
const details = (performance: boolean, marketing: boolean) => ({
  _tag: 'Details',
  toggles: { performance, marketing },
});

describe('the product’s own choice of cookies', () => {
  it('is kept on the parent domain of the brand for 365 days', () => {
    let written: ReadonlyArray<readonly [string, string, CookieAttributes]> = [];
    const cookies = {
      ...makeMemoryCookies(),
      write: (...cookie: (typeof written)[number]) => void (written = [...written, cookie]),
    };
    const { talk, said } = open({ ports: { cookies } });
    talk.move({ _tag: 'Accept' });
    expect(written).toEqual([
      [
        consentCookie,
        '{"performance":true,"marketing":true,"compliance":false}',
        { domain: world.settings.hostName, path: '/', days: 365, sameSite: 'Lax' },
      ],
    ]);
    expect(said()).toEqual([
      { consent: none, chosen: false },
      { consent: { ...none, performance: true, marketing: true }, chosen: true },
    ]);
  });

  it('is not put where the browser would keep no answer, and nothing is granted there', () => {
    const { talk, said } = open({ ports: { cookies: blockedCookies }, query: '?showConsent=true' });
    expect(talk.prompt()).toEqual({ _tag: 'Hidden' });
    expect(said()).toEqual([{ consent: none, chosen: false }]);
  });

  it('saves each switch as it was set, and nothing before Done', () => {
    const { talk, ports, said } = open();
    talk.move({ _tag: 'Customize' });
    talk.give('performance', true);
    talk.give('marketing', true);
    talk.give('marketing', false);
    expect(talk.prompt()).toEqual(details(true, false));
    expect(said()).toHaveLength(1);
    talk.move({ _tag: 'Done' });
    expect(ports.cookies.read(consentCookie)).toBe('{"performance":true,"marketing":false,"compliance":false}');
  });

  it.each([
    ['essentials', true, 'Tried to consent to an unknown category of cookies'],
    ['marketing', 'yes', 'Non-boolean consent value given for category marketing'],
    ['compliance', null, 'Non-boolean consent value given for category compliance'],
  ])('says in the log that %s cannot be set to %s, and leaves the switches alone', (category, value, line) => {
    const { talk, lines } = open();
    talk.move({ _tag: 'Customize' });
    talk.give(category, value);
    expect(lines()).toEqual([line]);
    expect(talk.prompt()).toEqual(details(false, false));
  });

  it('can be made again, from what was chosen before, and tells whoever watches', () => {
    const { talk } = open({ cookies: { [consentCookie]: '{"performance":true,"marketing":false,"compliance":true}' } });
    let changes = 0;
    const stop = talk.subscribe(() => void (changes += 1));
    talk.reopen();
    expect(talk.prompt()).toEqual({ _tag: 'Summary', toggles: { performance: true, marketing: false } });
    stop();
    talk.move({ _tag: 'Customize' });
    expect(changes).toBe(1);
  });
});
