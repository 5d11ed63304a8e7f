import { useMemo } from 'react';
import { countriesToChoose, phoneCountriesIn } from '#domain/system/phoneCountries.ts';
import type { PhoneCountry } from '#domain/system/systemFields.ts';
import { useSystemFields } from '#ui/shared/hooks/appData.tsx';
import { useUseCases, useUserLocale } from '#ui/shared/hooks/useCases.tsx';

/** The countries of the country field, named and sorted in the current language. */
export const usePhoneCountries = (): ReadonlyArray<PhoneCountry> => {
  const { phoneCountries } = useSystemFields();
  const { phones } = useUseCases();
  const userLocale = useUserLocale();
  return useMemo(
    () => phoneCountriesIn(userLocale, countriesToChoose(phoneCountries, phones.callingCodes())),
    [phoneCountries, phones, userLocale],
  );
};
