import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { ChoiceFault } from '#application/flow.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { RadioGroup } from '#ui/shared/form/Choice.tsx';
import { Form } from '#ui/shared/form/Form.tsx';
import { sessionErrors } from '#ui/shared/form/formErrors.ts';
import type { Action } from '#ui/shared/hooks/useAction.ts';
import type { Message } from '#ui/shared/layout/MessageText.tsx';

type Props = Omit<ComponentProps<typeof RadioGroup>, 'showsLegend'> & {
  readonly heading: Message;
  readonly lead?: Message | ReactElement | null;
  /** The label of the submit button. */
  readonly submit: Message;
  /** Continues with the value of the chosen option. */
  readonly action: Action<[string], ChoiceFault | IdentityFault>;
  /** The error when nothing is chosen. */
  readonly missing: Message;
} & Pick<ComponentProps<typeof Form>, 'idle' | 'links'>;

/** A page with one choice among a few, which its heading asks for, and its submit button. */
export const ChoiceForm = ({
  heading,
  lead = null,
  submit,
  action,
  missing,
  idle = false,
  links,
  ...group
}: Props): ReactNode => {
  const { mutate, isPending: busy, error: fault } = action;
  const errors = fault?._tag === 'NothingChosen' ? [{ field: group.name, message: missing }] : sessionErrors(fault);
  return (
    <Form
      {...{ heading, lead, submit, errors, fault, busy, idle, links }}
      onSubmit={(text) => mutate(text(group.name))}
    >
      <RadioGroup {...group} showsLegend={false} />
    </Form>
  );
};
