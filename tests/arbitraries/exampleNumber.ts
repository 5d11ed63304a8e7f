import fc from 'fast-check';
import { getCountries, getExampleNumber, type PhoneNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';

/** The example of a mobile number that libphonenumber gives for each country. */
export const exampleNumbers: ReadonlyArray<PhoneNumber> = getCountries().flatMap(
  (country) => getExampleNumber(country, examples) ?? [],
);

/** The example number of any country. */
export const exampleNumber: fc.Arbitrary<PhoneNumber> = fc.constantFrom(...exampleNumbers);

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** How people write a number within their country: bare, with the country's trunk prefix, and grouped. */
export const nationalSpellings = (number: PhoneNumber): ReadonlyArray<string> => [
  number.nationalNumber,
  number.formatNational(),
  digitsOf(number.formatNational()),
];

/** How people write a number with its calling code. */
export const internationalSpellings = (number: PhoneNumber): ReadonlyArray<string> => [
  number.number,
  number.formatInternational(),
  `00${number.countryCallingCode}${number.nationalNumber}`,
  `00 ${number.countryCallingCode} ${number.formatNational()}`,
  `tel:${number.number}`,
];

/** How people write a calling code. */
export const callingCodeSpellings = ({ countryCallingCode: code }: PhoneNumber): ReadonlyArray<string> => [
  code,
  `+${code}`,
  `00${code}`,
  `+ ${code}`,
  ` 00 ${code} `,
  `(+${code})`,
  `(${code})`,
];
