import type { ReactNode } from 'react';
import type { Message } from '#ui/shared/layout/message.ts';
import { Notice } from './Notice.tsx';
import { useConnection, type Connection } from '#ui/shared/hooks/useConnection.ts';

const messages: { readonly [C in Connection]: Message | null } = {
  Online: null,
  Offline: { id: 'connection.gone' },
  Back: { id: 'connection.back' },
};

/** Tells that the device is offline, and that it is online again. */
export const ConnectionNotice = (): ReactNode => {
  const connection = useConnection();
  return <Notice message={messages[connection]} tone={connection === 'Back' ? 'success' : 'plain'} />;
};
