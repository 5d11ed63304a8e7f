import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Destination } from '#domain/navigation/destination.ts';
import { hasPerson } from '#domain/session/endings.ts';
import type { Session } from '#domain/session/session.ts';
import { SlowNotice } from '#ui/shared/feedback/SlowNotice.tsx';
import { Form } from '#ui/shared/form/Form.tsx';
import styles from '#ui/shared/form/Form.module.css';
import { type Action, useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';

type SignOut = Action<[], never, Destination>;

/** The action of `AnotherAccount`. While it runs, nothing else of the page may continue with the account. */
export const useAnotherAccount = (): SignOut => useAction(useUseCases().visit.useAnotherAccount);

type Props = {
  readonly action: SignOut;
  /** Whether the page continues with the account that it shows. */
  readonly idle?: boolean;
};

/** Signs out and leads to sign-in. */
export const AnotherAccount = ({ action: { mutate, isPending }, idle = false }: Props): ReactNode => (
  <div>
    <Button label={{ id: 'session.another' }} look="link" busy={isPending} idle={idle} onPress={() => mutate()} />
    <SlowNotice busy={isPending} />
  </div>
);

type FormProps = Omit<ComponentProps<typeof Form>, 'idle' | 'actionsBelow'> & {
  /** Further ways on. */
  readonly ways?: ReactNode;
};

/** A form that goes on with the account, and below it the way to another one. While one of the two runs, the other does nothing. */
export const AccountForm = ({ ways, ...form }: FormProps): ReactNode => {
  const another = useAnotherAccount();
  return (
    <Form
      {...form}
      idle={another.isPending}
      actionsBelow={
        <div className={styles['ways']}>
          {ways}
          <AnotherAccount action={another} idle={form.busy} />
        </div>
      }
    />
  );
};

/** The session with the person whom the screen shows. Because: a sign-out forgets the person at once, and the screen stays until the next one is there. */
export const useShownSession = (): Session => {
  const session = useSession();
  const [shown, setShown] = useState(session);
  if (session !== shown && hasPerson(session)) setShown(session);
  return hasPerson(session) ? session : shown;
};
