import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInEurope } from '#domain/consent/europe.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

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
  'Atlantic/Jan_Mayen',
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
];

/** The time zones in Europe of each country that belongs to neither the EEA nor the UK nor Switzerland. */
const otherCountries = {
  Albania: 'Tirane',
  Andorra: 'Andorra',
  Belarus: 'Minsk',
  'Bosnia and Herzegovina': 'Sarajevo',
  Moldova: 'Chisinau Tiraspol',
  Monaco: 'Monaco',
  Montenegro: 'Podgorica',
  'North Macedonia': 'Skopje',
  Russia: 'Astrakhan Kaliningrad Kirov Moscow Samara Saratov Ulyanovsk Volgograd',
  'San Marino': 'San_Marino',
  Serbia: 'Belgrade',
  Turkey: 'Istanbul',
  Ukraine: 'Kiev Kyiv Simferopol Uzhgorod Zaporozhye',
  'Vatican City': 'Vatican',
};

describe('isInEurope', () => {
  it.each([...members, ...outlying])('is true for %s', (zone) => {
    expect(isInEurope(zone)).toBe(true);
  });

  it.each(elsewhere)('is false for %s', (zone) => {
    expect(isInEurope(zone)).toBe(false);
  });

  it.each(Object.entries(otherCountries))('is false for every zone of %s', (_country, cities) => {
    const zones = cities.split(' ').map((city) => `Europe/${city}`);
    expect(zones.filter(isInEurope)).toEqual([]);
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

  itAlways(
    'is true for any text without a known region',
    [fc.string().filter((word) => !word.includes('/'))],
    (word) => {
      expect(isInEurope(word)).toBe(true);
    },
  );
});
