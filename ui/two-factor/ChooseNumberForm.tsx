import type { ReactNode } from 'react';
import type { ChoiceFault } from '#application/two-factor/chooseNumber.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { ShownNumber } from '#domain/two-factor/shownNumber.ts';
import { ErrorSummary } from '#ui/shared/ErrorSummary.tsx';
import { Notice } from '#ui/shared/Notice.tsx';
import { PageHeading } from '#ui/shared/PageHeading.tsx';
import { RadioGroup } from '#ui/shared/RadioGroup.tsx';
import { SlowNotice } from '#ui/shared/SlowNotice.tsx';
import { SubmitButton } from '#ui/shared/SubmitButton.tsx';
import { errorOf } from '#ui/shared/errorOf.ts';
import { formText } from '#ui/shared/formText.ts';
import { sending } from '#ui/shared/sending.ts';
import form from '#ui/shared/Form.module.css';
import { choiceErrors } from './choiceErrors.ts';
import { MaskedNumber } from './MaskedNumber.tsx';

export type LinkedChoice = { readonly profileId: string; readonly account: string; readonly shown: ShownNumber };

type Props = {
  readonly busy: boolean;
  readonly fault: ChoiceFault | IdentityFault | null;
  readonly choices: ReadonlyArray<LinkedChoice>;
  readonly chosen: string | null;
  readonly onSubmit: (profileId: string) => void;
  readonly onCancel: () => void;
};

/** Asks which of the linked accounts' numbers is to get the code. None is chosen in advance. */
export const ChooseNumberForm = ({ busy, fault, choices, chosen, onSubmit, onCancel }: Props): ReactNode => {
  const errors = busy ? [] : choiceErrors(fault, 'chosenNumber');
  return (
    <>
      <PageHeading
        heading={{ id: 'twoFactor.choose.heading' }}
        lead={{ id: 'twoFactor.choose.lead' }}
        failing={errors.length > 0}
      />
      {errors.length > 0 && <ErrorSummary errors={errors} occasion={fault} />}
      <Notice message={!busy && fault?._tag === 'Cancelled' ? { id: 'signIn.fault.Cancelled' } : null} />
      <form
        method="post"
        noValidate
        className={form['form']}
        onSubmit={sending({ busy, send: (element) => onSubmit(formText(element, 'chosenNumber')) })}
      >
        <RadioGroup
          name="chosenNumber"
          legend={{ id: 'twoFactor.choose.legend' }}
          options={choices.map(({ profileId, account, shown }) => ({
            value: profileId,
            label: <MaskedNumber shown={shown} />,
            hint: account,
          }))}
          defaultValue={chosen}
          error={errorOf(errors, 'chosenNumber')}
        />
        <SubmitButton label={{ id: 'twoFactor.continue' }} busy={busy} />
        <SlowNotice busy={busy} onCancel={onCancel} />
      </form>
    </>
  );
};
