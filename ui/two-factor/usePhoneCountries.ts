import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { countriesByName } from '#domain/system/phoneCountries.ts';
import type { PhoneCountry } from '#domain/system/systemFields.ts';
import { useSystemFields } from '#ui/shared/readings.tsx';
import { useUseCases } from '#ui/shared/useCases.tsx';

/** The countries to choose a calling code of, by name: as the service lists them, or as the phone book does without it. */
export const usePhoneCountries = (): ReadonlyArray<PhoneCountry> => {
  const { phoneCountries } = useSystemFields();
  const { phones } = useUseCases();
  const { formatDisplayName, locale } = useIntl();
  return useMemo(() => {
    const listed = phones
      .callingCodes()
      .map(({ country, code }) => ({ country, code, name: formatDisplayName(country, { type: 'region' }) ?? country }));
    return countriesByName(phoneCountries, listed, new Intl.Collator(locale).compare);
  }, [phoneCountries, phones, formatDisplayName, locale]);
};
