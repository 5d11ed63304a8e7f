import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import { commonMailDomains, knownMailDomains, lookAlikes } from '#domain/identity/commonMailDomains.ts';
import { parseEmail } from '#domain/identity/email.ts';
import { suggestEmail } from '#domain/identity/suggestEmail.ts';
import { email } from '#tests/arbitraries/email.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';

/** From public knowledge and the list of the library mailcheck, and not from the list under test. */
const widespread: ReadonlyArray<readonly [whose: string, domains: string]> = [
  ['Google and Microsoft', 'gmail.com google.com googlemail.com hotmail.com live.com msn.com outlook.com'],
  ['Apple, Yahoo and AOL', 'icloud.com mac.com me.com yahoo.com ymail.com rocketmail.com aim.com aol.com aol.co.uk'],
  [
    'Proton, Zoho and Fastmail',
    'proton.me protonmail.com protonmail.ch pm.me tutanota.com fastmail.com hey.com zoho.com',
  ],
  ['names like those', 'mail.com email.com hmail.com fmail.com cloud.com gail.com telnet.be'],
  ['North America', 'att.net bellsouth.net charter.net comcast.net cox.net earthlink.net optonline.net sbcglobal.net'],
  ['Canada', 'rogers.com shaw.ca sympatico.ca telus.net verizon.net'],
  ['Asia and Oceania', 'qq.com optusnet.com.au xtra.co.nz yandex.ru mail.ru'],
  ['Czechia', 'seznam.cz email.cz post.cz centrum.cz atlas.cz volny.cz tiscali.cz outlook.cz'],
  ['Denmark', 'jubii.dk mail.dk ofir.dk stofanet.dk live.dk hotmail.dk yahoo.dk'],
  ['Germany', 'web.de gmx.de gmx.net online.de t-online.de freenet.de arcor.de mail.de posteo.de'],
  ['Austria and Switzerland', 'aon.at gmx.at a1.net bluewin.ch gmx.ch hispeed.ch sunrise.ch'],
  ['Greece', 'otenet.gr forthnet.gr hol.gr in.gr freemail.gr yahoo.gr'],
  ['Britain and Ireland', 'btinternet.com sky.com talktalk.net virginmedia.com ntlworld.com tiscali.co.uk eircom.net'],
  ['the United Kingdom', 'o2.co.uk hotmail.co.uk live.co.uk yahoo.co.uk'],
  ['Spain', 'telefonica.net terra.es ono.com hotmail.es yahoo.es outlook.es movistar.es'],
  ['Finland', 'kolumbus.fi luukku.com elisanet.fi suomi24.fi saunalahti.fi'],
  ['France', 'orange.fr wanadoo.fr free.fr sfr.fr laposte.net neuf.fr bbox.fr'],
  ['Hungary', 'freemail.hu citromail.hu t-online.hu indamail.hu upcmail.hu'],
  ['Italy', 'libero.it virgilio.it alice.it tin.it tiscali.it inwind.it iol.it email.it'],
  ['Norway', 'online.no broadpark.no lyse.net start.no live.no'],
  ['the Netherlands', 'ziggo.nl kpnmail.nl planet.nl home.nl hetnet.nl xs4all.nl live.nl upcmail.nl'],
  ['Belgium', 'telenet.be skynet.be proximus.be scarlet.be'],
  ['Poland', 'wp.pl o2.pl interia.pl onet.pl op.pl vp.pl gazeta.pl tlen.pl poczta.onet.pl'],
  ['Portugal', 'sapo.pt clix.pt iol.pt netcabo.pt live.com.pt'],
  ['Romania', 'yahoo.ro rdslink.ro clicknet.ro k.ro'],
  ['Sweden', 'telia.com bredband.net comhem.se tele2.se spray.se hotmail.se live.se'],
];

describe('suggestEmail', () => {
  it.each([
    ['ada@gmai.com', 'ada@gmail.com'],
    ['ada@gnail.com', 'ada@gmail.com'],
    ['ada@gmail', 'ada@gmail.com'],
    ['ada@aol', 'ada@aol.com'],
    [' Ada.Lovelace+fx@GMIAL.COM ', 'Ada.Lovelace+fx@gmail.com'],
    ['ada@hotmial.con', 'ada@hotmail.com'],
    ['ada@hotmil.co.uk', 'ada@hotmail.co.uk'],
    ['ada@yaho.co.uk', 'ada@yahoo.co.uk'],
    ['ada@iclod.com', 'ada@icloud.com'],
  ])('corrects %s to %s', (typed, corrected) => {
    expect(suggestEmail(typed)).toBe(corrected);
  });

  it.each(widespread)('suggests nothing for the mail domains of %s', (_whose, domains) => {
    const all = domains.split(' ').flatMap((domain) => [domain, domain.toUpperCase()]);
    expect(all.filter((domain) => suggestEmail(`ada@${domain}`) !== null)).toEqual([]);
  });

  it('suggests nothing for a domain that is known, looks like one or is far from all, and for no address', () => {
    const far = ['example.com', 'xe.com', 'love.com', 'sandbox.test', 'gmail.example', 'company.co', 'hotmail.jp'];
    const all = [...knownMailDomains, ...lookAlikes, ...far].map((domain) => `ada@${domain}`);
    expect([...all, 'gmial.com', ''].filter((typed) => suggestEmail(typed) !== null)).toEqual([]);
  });

  it('suggests every known domain where only its dots are missing, all or one of them', () => {
    const all = [...knownMailDomains].map((domain) => `ada@${domain}`);
    expect(all.map((address) => suggestEmail(address.replaceAll('.', '')))).toEqual(all);
    expect(all.map((address) => suggestEmail(address.replace('.', '')))).toEqual(all);
  });

  it('suggests nothing for a known domain with one more dot', () => {
    const spelt = [...knownMailDomains].flatMap((domain) =>
      [1, 2, 3, 4].map((place) => [domain, `${domain.slice(0, place)}.${domain.slice(place)}`] as const),
    );
    const corrected = spelt.filter(([domain, dotted]) => suggestEmail(`ada@${dotted}`) === `ada@${domain}`);
    expect(corrected.filter(([, dotted]) => !dotted.includes('..'))).toEqual([]);
  });

  it('suggests only valid addresses with a common domain that need no suggestion', () => {
    const mistyped = fc
      .tuple(email, fc.constantFrom(...commonMailDomains), fc.nat(20), fc.constantFrom('', 'x', 'oo'))
      .map(([address, domain, index, replacement]) => {
        const wrongDomain = domain.slice(0, index) + replacement + domain.slice(index + 1);
        return `${address.slice(0, address.indexOf('@'))}@${wrongDomain}`;
      });
    reaches(
      10,
      (inCase) =>
        fc.property(mistyped, (typed) => {
          const parsed = parseEmail(typed);
          fc.pre(E.isRight(parsed));
          const corrected = suggestEmail(typed);
          if (!inCase(corrected !== null) || corrected === null) return;
          expect(parseEmail(corrected)).toEqual(E.right(corrected));
          expect(corrected.slice(0, corrected.indexOf('@'))).toBe(typed.slice(0, typed.indexOf('@')));
          expect(knownMailDomains.has(corrected.slice(corrected.indexOf('@') + 1))).toBe(true);
          expect(suggestEmail(corrected)).toBeNull();
        }),
      { numRuns: 1000 },
    );
  });

  it('compares no letters of a very long domain', () => {
    const comparison = vi.spyOn(Math, 'min');
    expect(suggestEmail('a@gmial.com')).toBe('a@gmail.com');
    expect(comparison).toHaveBeenCalled();
    comparison.mockClear();
    expect(suggestEmail(`a@${'gmail.'.repeat(8_000)}com`)).toBeNull();
    expect(suggestEmail(`a@${'gmail'.repeat(10_000)}.com`)).toBeNull();
    expect(comparison).not.toHaveBeenCalled();
  });
});
