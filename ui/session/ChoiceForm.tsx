import type { ComponentProps, ReactNode } from 'react';
import type { ChoiceFault } from '#application/flow.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { RadioGroup } from '#ui/shared/form/Choice.tsx';
import { Form } from '#ui/shared/form/Form.tsx';
import { formErrors } from '#ui/shared/form/formErrors.ts';
import type { Action } from '#ui/shared/hooks/useAction.ts';
import type { Message } from '#ui/shared/layout/MessageText.tsx';

type Props = Pick<ComponentProps<typeof Form>, 'heading' | 'lead' | 'submit' | 'idle' | 'actionsBelow'> & {
  /** The choice that the heading asks for. */
  readonly group: ComponentProps<typeof RadioGroup>;
  /** Continues with the value of the chosen option. */
  readonly action: Action<[string], ChoiceFault | IdentityFault>;
  /** The error when nothing is chosen. */
  readonly missing: Message;
};

/** A page with one choice among a few, and its submit button. */
export const ChoiceForm = ({ group, action, missing, ...form }: Props): ReactNode => {
  const { mutate, isPending: busy, error: fault } = action;
  const errors = fault?._tag === 'NothingChosen' ? [{ field: group.name, message: missing }] : formErrors(fault);
  return (
    <Form {...form} {...{ errors, fault, busy }} field={group.name} onSubmit={(text) => mutate(text(group.name))}>
      <RadioGroup showsLegend={false} {...group} />
    </Form>
  );
};
