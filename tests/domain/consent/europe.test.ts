import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInEurope } from '#domain/consent/europe.ts';

/** A time zone of every EEA country, the UK and Switzerland. */
const members = [
  'Vienna Brussels Sofia Zagreb Prague Copenhagen Tallinn Helsinki Mariehamn Paris Berlin Busingen Athens Budapest Dublin',
  'Rome Riga Vilnius Luxembourg Malta Amsterdam Oslo Warsaw Lisbon Bucharest Bratislava Ljubljana Madrid Stockholm Vaduz',
  'London Belfast Zurich Nicosia',
]
  .flatMap((cities) => cities.split(' '))
  .map((city) => `Europe/${city}`);

/** The time zones of their parts outside Europe that belong to the EEA. */
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

describe('isInEurope', () => {
  it.each([...members, ...outlying])('is true for %s', (zone) => {
    expect(isInEurope(zone)).toBe(true);
  });

  it.each(elsewhere)('is false for %s', (zone) => {
    expect(isInEurope(zone)).toBe(false);
  });

  it.each([null, '', 'UTC', 'Etc/GMT+1', 'Etc/Unknown', 'Nowhere', 'GB', 'Eire', 'Europe/Elsewhere'])(
    'is true for %s, whose region is unknown',
    (zone) => {
      expect(isInEurope(zone)).toBe(true);
    },
  );

  it('is true for less than a third of the zones of the engine', () => {
    const european = Intl.supportedValuesOf('timeZone').filter(isInEurope);
    expect(european.length).toBeGreaterThan(members.length);
    expect(european.length).toBeLessThan(Intl.supportedValuesOf('timeZone').length / 3);
  });

  it('is true for any text without a known region', () => {
    fc.assert(
      fc.property(fc.string(), (word) => {
        fc.pre(!word.includes('/'));
        expect(isInEurope(word)).toBe(true);
      }),
    );
  });
});
