import type { ReactNode } from 'react';
import type { Message } from './message.ts';
import { Notice } from './Notice.tsx';
import { useConnection, type Connection } from './useConnection.ts';

const words: { readonly [C in Connection]: Message | null } = {
  There: null,
  Gone: { id: 'connection.gone' },
  Back: { id: 'connection.back' },
};

/** Says that there is no connection, and when it is back. */
export const ConnectionNotice = (): ReactNode => {
  const connection = useConnection();
  return <Notice message={words[connection]} tone={connection === 'Back' ? 'success' : 'plain'} />;
};
