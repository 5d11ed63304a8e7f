import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { ChoiceFault } from '#application/flow.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { RadioGroup } from '#ui/shared/form/Choice.tsx';
import { Form } from '#ui/shared/form/Form.tsx';
import { formErrors } from '#ui/shared/form/formErrors.ts';
import { type FallibleUseCase, useAction } from '#ui/shared/hooks/useAction.ts';
import type { Message } from '#ui/shared/layout/MessageText.tsx';

type Props = ComponentProps<typeof RadioGroup> & {
  readonly heading: Message;
  readonly lead?: Message | ReactElement | null;
  /** The label of the submit button. */
  readonly submit: Message;
  /** Continues with the value of the chosen option. */
  readonly useCase: FallibleUseCase<[string], ChoiceFault | IdentityFault>;
  /** The error when nothing is chosen. */
  readonly missing: Message;
};

/** A page with one choice among a few, and its submit button. */
export const ChoiceForm = ({ heading, lead = null, submit, useCase, missing, ...group }: Props): ReactNode => {
  const { mutate, isPending, error: fault } = useAction(useCase);
  const errors = fault?._tag === 'NothingChosen' ? [{ field: group.name, message: missing }] : formErrors(fault);
  return (
    <Form
      {...{ heading, lead, submit, errors, fault }}
      field={group.name}
      busy={isPending}
      onSubmit={(text) => mutate(text(group.name))}
    >
      <RadioGroup {...group} />
    </Form>
  );
};
