import { type ReactNode, useState } from 'react';
import { hasPerson } from '#domain/session/endings.ts';
import type { Session } from '#domain/session/session.ts';
import { SlowNotice } from '#ui/shared/feedback/SlowNotice.tsx';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { Button } from '#ui/shared/layout/Button.tsx';

/** Signs out and leads to sign-in. */
export const AnotherAccount = ({ onPress }: { readonly onPress?: () => void }): ReactNode => {
  const { mutate, isPending } = useAction(useUseCases().visit.useAnotherAccount);
  const press = (): void => {
    onPress?.();
    mutate();
  };
  return (
    <>
      <Button label={{ id: 'session.another' }} busy={isPending} onPress={press} />
      <SlowNotice busy={isPending} />
    </>
  );
};

/** The session with the person whom the screen shows. Because: a sign-out forgets the person at once, and the screen stays until the next one is there. */
export const useShownSession = (): Session => {
  const session = useSession();
  const [shown, setShown] = useState(session);
  if (session !== shown && hasPerson(session)) setShown(session);
  return hasPerson(session) ? session : shown;
};
