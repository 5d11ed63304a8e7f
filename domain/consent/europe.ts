const regions = [
  'Africa/',
  'America/',
  'Antarctica/',
  'Asia/',
  'Atlantic/',
  'Australia/',
  'Europe/',
  'Indian/',
  'Pacific/',
];
const oldRegions = ['Brazil/', 'Canada/', 'Chile/', 'Mexico/', 'US/'];

/** Zones of the EEA that lie outside Europe's part of the zone list. */
const membersElsewhere: ReadonlySet<string> = new Set([
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
]);

/** European zones outside the EEA, the UK and Switzerland. */
const othersInEurope: ReadonlySet<string> = new Set([
  'Europe/Andorra',
  'Europe/Astrakhan',
  'Europe/Belgrade',
  'Europe/Chisinau',
  'Europe/Istanbul',
  'Europe/Kaliningrad',
  'Europe/Kiev',
  'Europe/Kirov',
  'Europe/Kyiv',
  'Europe/Minsk',
  'Europe/Monaco',
  'Europe/Moscow',
  'Europe/Podgorica',
  'Europe/Samara',
  'Europe/San_Marino',
  'Europe/Sarajevo',
  'Europe/Saratov',
  'Europe/Simferopol',
  'Europe/Skopje',
  'Europe/Tirane',
  'Europe/Tiraspol',
  'Europe/Ulyanovsk',
  'Europe/Uzhgorod',
  'Europe/Vatican',
  'Europe/Volgograd',
  'Europe/Zaporozhye',
]);

/** Whether a visitor counts as being in Europe: the EEA, the UK and Switzerland, and wherever the zone does not say. */
export const inEurope = (timeZone: string | null): boolean => {
  if (timeZone === null || ![...regions, ...oldRegions].some((region) => timeZone.startsWith(region))) return true;
  return timeZone.startsWith('Europe/') ? !othersInEurope.has(timeZone) : membersElsewhere.has(timeZone);
};
