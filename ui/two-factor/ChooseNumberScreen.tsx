import type { ReactNode } from 'react';
import { ChoiceForm } from '#ui/session/ChoiceForm.tsx';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Shield } from '#ui/shared/layout/icons.tsx';
import { MaskedNumber } from './phoneNumber.tsx';

/** Asks which number of the linked accounts gets the code. Preselects only a number that the user chose before. */
export const ChooseNumberScreen = (): ReactNode => {
  const { chooseNumber, phones } = useUseCases().twoFactor;
  const { twoFactor, person } = useSession();
  return (
    <>
      <Shield />
      <ChoiceForm
        heading={{ id: 'twoFactor.choose.heading' }}
        lead={{ id: 'twoFactor.choose.lead' }}
        name="chosenNumber"
        legend={{ id: 'twoFactor.choose.legend' }}
        options={twoFactor.linkedNumbers.map(({ profileId, number }) => ({
          value: profileId,
          label: <MaskedNumber shown={phones.masked(number) ?? { text: '••••', tail: null }} />,
          hint: person.linkedAccounts.find((account) => account.profileId === profileId)?.name ?? '',
        }))}
        defaultValue={twoFactor.profileId}
        missing={{ id: 'twoFactor.missing.chosenNumber' }}
        submit={{ id: 'twoFactor.continue' }}
        useCase={chooseNumber}
      />
    </>
  );
};
