const knownRegion =
  /^(?:Africa|America|Antarctica|Asia|Atlantic|Australia|Brazil|Canada|Chile|Europe|Indian|Mexico|Pacific|US)\//;

/** Time zones of the EEA whose name does not begin with Europe. */
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

/** Time zones whose name begins with Europe, outside the EEA, the UK and Switzerland. */
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

/** Whether a time zone counts as Europe: the EEA, the UK and Switzerland, and every zone without a known region. */
export const isInEurope = (timeZone: string | null): boolean => {
  if (timeZone === null || !knownRegion.test(timeZone)) return true;
  return timeZone.startsWith('Europe/') ? !othersInEurope.has(timeZone) : membersElsewhere.has(timeZone);
};
