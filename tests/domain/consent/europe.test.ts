import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inEurope } from '#domain/consent/europe.ts';

/** A zone of every EEA country, the UK and Switzerland, their outlying parts of the EEA included. */
const members = [
  'Vienna Brussels Sofia Zagreb Prague Copenhagen Tallinn Helsinki Mariehamn Paris Berlin Busingen Athens Budapest Dublin',
  'Rome Riga Vilnius Luxembourg Malta Amsterdam Oslo Warsaw Lisbon Bucharest Bratislava Ljubljana Madrid Stockholm Vaduz',
  'London Belfast Zurich Nicosia',
]
  .flatMap((cities) => cities.split(' '))
  .map((city) => `Europe/${city}`);

const outlying = [
  'Africa/Ceuta',
  'America/Cayenne',
  'America/Guadeloupe',
  'America/Marigot',
  'America/Martinique',
  'Asia/Famagusta',
  'Asia/Nicosia',
  'Atlantic/Azores',
  'Atlantic/Canary',
  'Atlantic/Madeira',
  'Atlantic/Reykjavik',
  'Indian/Mayotte',
  'Indian/Reunion',
];

const elsewhere = [
  'America/New_York',
  'America/Argentina/Buenos_Aires',
  'US/Pacific',
  'Canada/Eastern',
  'Asia/Tokyo',
  'Asia/Istanbul',
  'Australia/Sydney',
  'Africa/Casablanca',
  'Atlantic/Faroe',
  'Atlantic/Bermuda',
  'Pacific/Tahiti',
  'Antarctica/Troll',
  'Europe/Istanbul',
  'Europe/Moscow',
  'Europe/Kyiv',
  'Europe/Belgrade',
  'Europe/Sarajevo',
  'Europe/Minsk',
  'Europe/Monaco',
];

describe('inEurope', () => {
  it.each([...members, ...outlying])('holds for %s', (zone) => {
    expect(inEurope(zone)).toBe(true);
  });

  it.each(elsewhere)('does not hold for %s', (zone) => {
    expect(inEurope(zone)).toBe(false);
  });

  it.each([null, '', 'UTC', 'Etc/GMT+1', 'Etc/Unknown', 'Nowhere', 'GB', 'Eire', 'Europe/Elsewhere'])(
    'holds for %s, since nothing says otherwise',
    (zone) => {
      expect(inEurope(zone)).toBe(true);
    },
  );

  it('decides on each zone the engine knows, most of them outside', () => {
    const inside = Intl.supportedValuesOf('timeZone').filter(inEurope);
    expect(inside.length).toBeGreaterThan(members.length);
    expect(inside.length).toBeLessThan(Intl.supportedValuesOf('timeZone').length / 3);
  });

  it('holds for any word that is no zone of a known region', () => {
    fc.assert(
      fc.property(fc.string(), (word) => {
        fc.pre(!word.includes('/'));
        expect(inEurope(word)).toBe(true);
      }),
    );
  });
});
