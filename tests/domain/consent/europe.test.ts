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

/** Time zones of their parts outside Europe that belong to the EEA. */
const outlying = [
  'Africa/Ceuta America/Cayenne America/Guadeloupe America/Marigot America/Martinique Asia/Famagusta Asia/Nicosia',
  'Atlantic/Azores Atlantic/Canary Atlantic/Jan_Mayen Atlantic/Madeira Atlantic/Reykjavik Indian/Mayotte Indian/Reunion',
].flatMap((zones) => zones.split(' '));

const elsewhere = [
  'America/New_York America/Argentina/Buenos_Aires US/Pacific Canada/Eastern Asia/Tokyo Asia/Istanbul Australia/Sydney',
  'Africa/Casablanca Atlantic/Faroe Atlantic/Bermuda Pacific/Tahiti Antarctica/Troll Brazil/East Chile/Continental',
  'Mexico/General Indian/Maldives',
].flatMap((zones) => zones.split(' '));

/** A time zone in Europe of every country that belongs to neither the EEA nor the UK nor Switzerland. */
const others = [
  'Tirane Andorra Minsk Sarajevo Chisinau Tiraspol Monaco Podgorica Skopje Moscow Samara Volgograd San_Marino Belgrade',
  'Istanbul Kiev Kyiv Simferopol Vatican Astrakhan Kaliningrad Kirov Saratov Ulyanovsk Uzhgorod Zaporozhye',
]
  .flatMap((cities) => cities.split(' '))
  .map((city) => `Europe/${city}`);

describe('a time zone', () => {
  it.each([
    ['of the EEA, the UK and Switzerland', members],
    ['of a part of them outside Europe', outlying],
    ['whose region is unknown', [null, '', 'UTC', 'Etc/GMT+1', 'Nowhere', 'GB', 'Eire', 'Europe/Elsewhere']],
  ])('%s counts as Europe', (_what, zones) => {
    expect(zones.filter((zone) => !isInEurope(zone))).toEqual([]);
  });

  it('of another country or another region does not', () => {
    expect(others.filter(isInEurope)).toEqual([]);
    expect(elsewhere.filter(isInEurope)).toEqual([]);
  });

  const word = fc.string().filter((text) => !text.includes('/'));
  itAlways('without a known region counts as Europe', [word], (text) => {
    expect(isInEurope(text)).toBe(true);
  });
});
