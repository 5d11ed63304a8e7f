import { useState, type ReactNode } from 'react';
import { useAction } from '#ui/shared/useAction.ts';
import { useSession } from '#ui/shared/useSession.ts';
import { useUseCases } from '#ui/shared/useCases.tsx';
import type { CountryFieldComponent } from './countryFieldProps.ts';
import { NumberForm, type NumberPurpose } from './NumberForm.tsx';
import { usePhoneCountries } from './usePhoneCountries.ts';

type Props = {
  readonly purpose: NumberPurpose;
  readonly countryField: { readonly CountryField: CountryFieldComponent };
};

/** One screen for three purposes: a first number, another one, or one to be looked over. */
export const NumberScreen = ({ purpose, countryField: { CountryField } }: Props): ReactNode => {
  const { enterNumber, phones, abandon } = useUseCases();
  const { twoFactor } = useSession();
  const { mutate, isPending, error } = useAction(enterNumber);
  const [draft] = useState(() => phones.draft(twoFactor));
  return (
    <NumberForm
      purpose={purpose}
      busy={isPending}
      fault={error}
      draft={purpose === 'change' && !twoFactor.numberTyped ? { ...draft, number: '' } : draft}
      countries={usePhoneCountries()}
      CountryField={CountryField}
      absorb={phones.absorb}
      onSubmit={mutate}
      onCancel={() => void abandon()}
    />
  );
};
