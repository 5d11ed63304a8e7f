const zoneOfKnownRegion =
  /^(Africa|America|Antarctica|Asia|Atlantic|Australia|Brazil|Canada|Chile|Europe|Indian|Mexico|Pacific|US)\/(.*)$/s;

/** The places of the EEA in the other regions of the time zones. */
const membersElsewhere: { readonly [region: string]: ReadonlyArray<string> | undefined } = {
  Africa: ['Ceuta'],
  America: ['Cayenne', 'Guadeloupe', 'Marigot', 'Martinique'],
  Asia: ['Famagusta', 'Nicosia'],
  Atlantic: ['Azores', 'Canary', 'Jan_Mayen', 'Madeira', 'Reykjavik'],
  Indian: ['Mayotte', 'Reunion'],
};

/** The places of the region Europe outside the EEA, the UK and Switzerland. */
const othersInEurope: ReadonlyArray<string> = [
  'Andorra Astrakhan Belgrade Chisinau Istanbul Kaliningrad Kiev Kirov Kyiv Minsk Monaco Moscow Podgorica Samara San_Marino',
  'Sarajevo Saratov Simferopol Skopje Tirane Tiraspol Ulyanovsk Uzhgorod Vatican Volgograd Zaporozhye',
].flatMap((places) => places.split(' '));

/** Whether a time zone counts as Europe: the EEA, the UK and Switzerland. A zone without a known region counts too. */
export const isInEurope = (timeZone: string | null): boolean => {
  const [, region, place = ''] = zoneOfKnownRegion.exec(timeZone ?? '') ?? [];
  if (region === undefined) return true;
  return region === 'Europe' ? !othersInEurope.includes(place) : membersElsewhere[region]?.includes(place) === true;
};
