import { type ReactNode, useState } from 'react';
import type { NumberFault } from '#application/two-factor/sendTwoFactorCode.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { mayChangeNumber, type TwoFactor } from '#domain/two-factor/twoFactor.ts';
import { AccountForm, useShownSession } from '#ui/session/AnotherAccount.tsx';
import { type FormError, formErrors } from '#ui/shared/form/formErrors.ts';
import { type Arrived, useAction } from '#ui/shared/hooks/useAction.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import type { Message } from '#ui/shared/layout/MessageText.tsx';
import { codesOf, NumberFields, useCountryOptions } from './NumberFields.tsx';
import { OtherNumberLink } from './OtherNumberLink.tsx';

/** Whether the user adds a first number, changes it, or reviews one that could not be checked. */
type Purpose = 'add' | 'change' | 'review';

type Props = { readonly purpose: Purpose };

/** Asks for a phone number, for one of three purposes. While the factor is owed, only the own number can be confirmed. */
export const NumberScreen = ({ purpose }: Props): ReactNode => {
  const { twoFactor } = useShownSession();
  const { enterNumber, phones } = useUseCases().twoFactor;
  const { mutate, isPending, error: fault } = useAction(enterNumber);
  const countries = useCountryOptions();
  const offered = codesOf(countries);
  const [typed] = useState(() => phones.draft(twoFactor, offered));
  // Because: a change begins without the old number, but keeps a new one that was typed before.
  const number = purpose === 'change' && twoFactor.newNumber !== 'Typed' ? '' : typed.number;
  return (
    <AccountForm
      heading={{ id: `twoFactor.number.${purpose}.heading` }}
      lead={leadOf(purpose, twoFactor)}
      errors={numberErrors(fault)}
      fault={fault}
      busy={isPending}
      submit={{ id: 'twoFactor.continue' }}
      onSubmit={(text) => mutate({ country: text('country'), number: text('number'), offered })}
      ways={!mayChangeNumber(twoFactor) && <OtherNumberLink />}
    >
      <NumberFields countries={countries} draft={{ ...typed, number }} />
    </AccountForm>
  );
};

/**
 * The sentence below the heading: whose number is asked for where only the own one can be confirmed, why a number to review cannot be
 * used where the lookup said so, and what the screen is for otherwise.
 */
const leadOf = (purpose: Purpose, twoFactor: TwoFactor): Message => {
  if (!mayChangeNumber(twoFactor)) return { id: 'twoFactor.number.review.ownLead' };
  const isVoip = twoFactor.phone._tag === 'Unchecked' && twoFactor.phone.type === 'Voip';
  if (purpose === 'review' && isVoip) return { id: 'twoFactor.number.refused.Voip' };
  return { id: `twoFactor.number.${purpose}.lead` };
};

/** The errors of the form for a phone number. */
export const numberErrors = (fault: Arrived<NumberFault | IdentityFault> | null): ReadonlyArray<FormError> => {
  switch (fault?._tag) {
    case 'NumberIncomplete': {
      const field = fault.problem === 'NoCountry' ? 'country' : 'number';
      return [{ field, message: { id: `twoFactor.number.fault.${fault.problem}` } }];
    }
    case 'NumberNotChangeable':
      return [{ field: 'number', message: { id: 'twoFactor.number.fault.NotChangeable' } }];
    case 'NumberRefused':
      return [{ field: 'number', message: { id: `twoFactor.number.refused.${fault.type ?? 'Unknown'}` } }];
    default:
      return formErrors(fault);
  }
};
