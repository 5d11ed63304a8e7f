import type { ReactNode } from 'react';
import { RadioGroup } from '#ui/shared/form/Choice.tsx';
import { Form } from '#ui/shared/form/Form.tsx';
import { errorOf } from '#ui/shared/form/formErrors.ts';
import { formText } from '#ui/shared/form/formValues.ts';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Shield } from '#ui/shared/layout/icons.tsx';
import { MaskedNumber } from './MaskedNumber.tsx';
import { choiceErrors } from './twoFactorErrors.ts';

/** Asks which number of the linked accounts gets the code. Preselects only a number that the user chose before. */
export const ChooseNumberScreen = (): ReactNode => {
  const { chooseNumber, phones, abandon } = useUseCases();
  const {
    twoFactor,
    person: { linkedAccounts },
  } = useSession();
  const { mutate, isPending, error: fault } = useAction(chooseNumber);
  const errors = choiceErrors(fault, 'chosenNumber');
  return (
    <>
      <Shield />
      <Form
        heading={{ id: 'twoFactor.choose.heading' }}
        lead={{ id: 'twoFactor.choose.lead' }}
        {...{ errors, fault }}
        busy={isPending}
        submit={{ id: 'twoFactor.continue' }}
        onSubmit={(form) => mutate(formText(form, 'chosenNumber'))}
        onCancel={() => void abandon()}
      >
        <RadioGroup
          name="chosenNumber"
          legend={{ id: 'twoFactor.choose.legend' }}
          options={twoFactor.linkedNumbers.map(({ profileId, number }) => ({
            value: profileId,
            label: <MaskedNumber shown={phones.masked(number) ?? { text: '••••', tail: null }} />,
            hint: linkedAccounts.find((account) => account.profileId === profileId)?.name ?? '',
          }))}
          defaultValue={twoFactor.profileId}
          error={errorOf(errors, 'chosenNumber')}
        />
      </Form>
    </>
  );
};
