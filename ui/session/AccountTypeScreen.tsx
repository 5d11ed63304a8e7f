import type { ReactNode } from 'react';
import { RadioGroup } from '#ui/shared/form/Choice.tsx';
import { Form } from '#ui/shared/form/Form.tsx';
import { errorOf, type FormError } from '#ui/shared/form/formErrors.ts';
import { formText } from '#ui/shared/form/formValues.ts';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';

const name = 'accountType';

const types = [
  { value: 'Personal', label: { id: 'accountType.Personal' }, hint: { id: 'accountType.Personal.hint' } },
  { value: 'Business', label: { id: 'accountType.Business' }, hint: { id: 'accountType.Business.hint' } },
] as const;

/** Asks which type of account to open. No type is preselected. */
export const AccountTypeScreen = (): ReactNode => {
  const { chooseAccountType, abandon } = useUseCases();
  const { mutate, isPending, error: fault } = useAction(chooseAccountType);
  const errors: ReadonlyArray<FormError> =
    fault?._tag === 'NothingChosen' ? [{ field: name, message: { id: 'accountType.fault.NothingChosen' } }] : [];
  return (
    <Form
      heading={{ id: 'accountType.heading' }}
      {...{ errors, fault }}
      busy={isPending}
      submit={{ id: 'session.continue' }}
      onSubmit={(form) => mutate(formText(form, name))}
      onCancel={() => void abandon()}
    >
      <RadioGroup
        name={name}
        legend={{ id: 'accountType.legend' }}
        showsLegend={false}
        options={types}
        error={errorOf(errors, name)}
      />
    </Form>
  );
};
