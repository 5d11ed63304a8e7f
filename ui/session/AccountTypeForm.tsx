import type { ReactNode } from 'react';
import type { AccountTypeFault } from '#application/session/chooseAccountType.ts';
import { ErrorSummary } from '#ui/shared/ErrorSummary.tsx';
import type { Message } from '#ui/shared/message.ts';
import { PageHeading } from '#ui/shared/PageHeading.tsx';
import { RadioGroup } from '#ui/shared/RadioGroup.tsx';
import { SubmitButton } from '#ui/shared/SubmitButton.tsx';
import { formText } from '#ui/shared/formText.ts';
import { sending } from '#ui/shared/sending.ts';
import form from '#ui/shared/Form.module.css';

type Props = {
  readonly busy: boolean;
  readonly fault: AccountTypeFault | null;
  readonly onChoose: (chosen: string) => void;
};

const field = 'accountType';

const types = [
  { value: 'Personal', label: { id: 'accountType.Personal' }, hint: { id: 'accountType.Personal.hint' } },
  { value: 'Business', label: { id: 'accountType.Business' }, hint: { id: 'accountType.Business.hint' } },
] as const;

/** Asks which type of account to open. Nothing is chosen in advance. */
export const AccountTypeForm = ({ busy, fault, onChoose }: Props): ReactNode => {
  const error: Message | null = busy || fault === null ? null : { id: 'accountType.fault.NothingChosen' };
  return (
    <>
      <PageHeading heading={{ id: 'accountType.heading' }} failing={error !== null} />
      {error !== null && <ErrorSummary errors={[{ field, message: error }]} occasion={fault} />}
      <form
        method="post"
        noValidate
        className={form['form']}
        onSubmit={sending({ busy, send: (element) => onChoose(formText(element, field)) })}
      >
        <RadioGroup name={field} legend={{ id: 'accountType.legend' }} options={types} error={error} />
        <SubmitButton label={{ id: 'session.continue' }} busy={busy} />
      </form>
    </>
  );
};
