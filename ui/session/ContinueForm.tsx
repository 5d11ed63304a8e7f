import type { ReactElement, ReactNode } from 'react';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { cancelledNotice, Form } from '#ui/shared/form/Form.tsx';
import { type FallibleUseCase, useAction } from '#ui/shared/hooks/useAction.ts';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';
import type { Message } from '#ui/shared/layout/MessageText.tsx';
import { sessionErrors } from './sessionErrors.ts';

type Props = {
  readonly heading: Message;
  /** The heading as the page shows it, when it is more than text. */
  readonly shown?: ReactNode;
  readonly lead: Message | ReactElement | null;
  /** Continues with the account that the page names. */
  readonly useCase: FallibleUseCase<[], IdentityFault>;
};

/** Asks whether to continue with the account that the page names, or with another one. */
export const ContinueForm = ({ useCase, ...title }: Props): ReactNode => {
  const { useAnotherAccount, abandon } = useUseCases();
  const continuing = useAction(useCase);
  const another = useAction(useAnotherAccount);
  const busy = continuing.isPending || another.isPending;
  const fault = busy ? null : continuing.error;
  return (
    <Form
      {...title}
      {...{ fault, busy }}
      errors={sessionErrors(fault)}
      notice={cancelledNotice(fault, 'session.cancelled')}
      layout="stack"
      submit={{ id: 'session.continue' }}
      onSubmit={() => continuing.mutate()}
      onCancel={() => void abandon()}
      actions={<Button label={{ id: 'session.another' }} onPress={() => another.mutate()} />}
    />
  );
};
