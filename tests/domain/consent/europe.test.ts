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

describe('a time zone', () => {
  it.each([
    ['of the EEA, the UK and Switzerland', members],
    ['of a part of them outside Europe', outlying],
    ['whose region is unknown', [null, '', 'UTC', 'Etc/GMT+1', 'Nowhere', 'GB', 'Eire', 'Europe/Elsewhere']],
  ])('%s counts as Europe', (_what, zones) => {
    expect(zones.filter((zone) => !isInEurope(zone))).toEqual([]);
  });

  it('of another country or another region does not', () => {
    const others = Object.values(otherCountries).flatMap((cities) => cities.split(' '));
    expect(others.map((city) => `Europe/${city}`).filter(isInEurope)).toEqual([]);
    expect(elsewhere.filter(isInEurope)).toEqual([]);
  });

  it('of the engine counts as Europe in less than a third of them', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    const european = zones.filter(isInEurope);
    expect(european.length).toBeGreaterThan(members.length);
    expect(european.length).toBeLessThan(zones.length / 3);
  });

  const word = fc.string().filter((text) => !text.includes('/'));
  itAlways('without a known region counts as Europe', [word], (text) => {
    expect(isInEurope(text)).toBe(true);
  });
});
