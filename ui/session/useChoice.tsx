import type { ComponentProps } from 'react';
import type { ChoiceFault } from '#application/flow.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { RadioGroup } from '#ui/shared/form/Choice.tsx';
import { formErrors, type FormError } from '#ui/shared/form/formErrors.ts';
import type { FormText } from '#ui/shared/form/formValues.ts';
import { type FallibleUseCase, useAction } from '#ui/shared/hooks/useAction.ts';
import type { Message } from '#ui/shared/layout/MessageText.tsx';

type Choice = {
  /** The choice that the heading asks for. */
  readonly group: ComponentProps<typeof RadioGroup>;
  /** Continues with the value of the chosen option. */
  readonly useCase: FallibleUseCase<[string], ChoiceFault | IdentityFault>;
  /** The error when nothing is chosen. */
  readonly missing: Message;
};

/** What the form of a page with one choice among a few needs, besides its words. */
export const useChoice = ({ group, useCase, missing }: Choice) => {
  const { mutate, isPending: busy, error: fault } = useAction(useCase);
  const error: FormError = { field: group.name, message: missing };
  return {
    errors: fault?._tag === 'NothingChosen' ? [error] : formErrors(fault),
    fault,
    busy,
    field: group.name,
    onSubmit: (text: FormText): void => mutate(text(group.name)),
    children: <RadioGroup showsLegend={false} {...group} />,
  };
};
