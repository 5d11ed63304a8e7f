import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makePartnerConsent } from '#application/consent/partnerConsent.ts';
import type { Consent } from '#domain/consent/consent.ts';
import { partnerCookies } from '#domain/consent/partnerConsent.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { openCompanionStage, settled } from '#tests/application/stage/companionPorts.ts';

const script = 'https://banner.partner.test/banner.js';
const viewed = { [partnerCookies.viewed]: '1' };
const none = { performance: false, marketing: false, compliance: false };
const forever = { domain: null, path: '/', days: 365, sameSite: 'Lax' } as const;

type Staging = Parameters<typeof openCompanionStage>[0] & { readonly query?: string };

const open = (staging: Staging = {}) => {
  const stage = openCompanionStage(staging);
  let said: ReadonlyArray<readonly [Consent, boolean]> = [];
  const onConsent = (consent: Consent, chosen: boolean): void => void (said = [...said, [consent, chosen]]);
  const talk = makePartnerConsent(stage.ports, { query: staging.query ?? '', script, onConsent });
  return { ...stage, talk, said: () => said };
};

/** Lets so many polls of the banner pass. */
const polls = async (advance: (ms: number) => void, times: number): Promise<void> => {
  for (let time = 0; time < times; time += 1) {
    await settled();
    advance(500);
  }
  await settled();
};

describe('the partner’s choice of cookies', () => {
  it('counts as it was made before, each cookie for its category, and asks nothing again', () => {
    const { said, scripts, talk } = open({ cookies: { ...viewed, [partnerCookies.analytics]: '1' } });
    expect(said()).toEqual([[{ ...none, performance: true }, false]]);
    expect(scripts()).toEqual([]);
    expect(talk.prompt()).toEqual({ _tag: 'Hidden' });
  });

  it('is asked for by the partner’s own script where none was made, or where the address asks', async () => {
    const visits = [open(), open({ cookies: viewed, query: '?showConsent=true' })];
    await settled();
    expect(visits.map(({ scripts }) => scripts())).toEqual([[script], [script]]);
  });

  it('is read anew and told whenever the banner announces one', () => {
    const { said, choose, ports } = open();
    ports.cookies.write(partnerCookies.viewed, '1', forever);
    ports.cookies.write(partnerCookies.advertising, '1', forever);
    choose();
    expect(said()).toEqual([
      [none, false],
      [{ ...none, marketing: true }, true],
    ]);
  });

  it('is looked for every 500 ms up to ten times, and then missed in the log', async () => {
    const { hexagon, lines } = open();
    await polls(hexagon.advance, 9);
    expect(lines()).toEqual([]);
    await polls(hexagon.advance, 2);
    expect(lines()).toEqual(['The consent banner of the partner did not appear']);
  });

  it('is looked for no longer once it is there', async () => {
    let looks = 0;
    const banner = { show: () => TE.right(undefined), isThere: () => (looks += 1) > 3, onChoice: () => undefined };
    const { hexagon, lines } = open({ ports: { banner } });
    await polls(hexagon.advance, 12);
    expect(looks).toBe(4);
    expect(lines()).toEqual([]);
  });

  it('costs a line in the log where the script does not come', async () => {
    const banner = {
      show: () => TE.left(normaliseError('blocked')),
      isThere: () => false,
      onChoice: () => undefined,
    };
    const { said, lines, hexagon } = open({ ports: { banner } });
    await polls(hexagon.advance, 1);
    expect(lines()).toEqual(['The consent banner of the partner failed to load']);
    expect(said()).toEqual([[none, false]]);
  });

  it('is asked for again by "Cookie settings"', async () => {
    const { talk, scripts } = open({ cookies: viewed });
    talk.reopen();
    await settled();
    expect(scripts()).toEqual([script]);
  });
});
