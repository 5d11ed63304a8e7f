import { useMemo } from 'react';
import { countriesToChoose } from '#domain/system/phoneCountries.ts';
import { phoneCountriesIn } from '#domain/system/phoneCountriesIn.ts';
import type { PhoneCountry } from '#domain/system/systemFields.ts';
import { useSystemFields } from '#ui/shared/readings.tsx';
import { useSession } from '#ui/shared/useSession.ts';
import { useUseCases } from '#ui/shared/useCases.tsx';

/** The countries to choose a calling code of, named and ordered as the language on the screen does. */
export const usePhoneCountries = (): ReadonlyArray<PhoneCountry> => {
  const { phoneCountries } = useSystemFields();
  const { phones } = useUseCases();
  const { userLocale } = useSession();
  return useMemo(
    () => phoneCountriesIn(userLocale, countriesToChoose(phoneCountries, phones.callingCodes())),
    [phoneCountries, phones, userLocale],
  );
};
