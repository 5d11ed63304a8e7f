import {
  isValidElement,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { ConnectionNotice } from '#ui/shared/feedback/ConnectionNotice.tsx';
import { useReady } from '#ui/start/ready.tsx';
import { HeadingNotice } from './headingNotice.ts';
import type { Message } from './message.ts';
import { usePageTitle } from '#ui/shared/hooks/usePageTitle.ts';
import { MessageText } from '#ui/shared/layout/MessageText.tsx';
import styles from '#ui/shared/layout/PageHeading.module.css';

let lastHeading: string | null = null;

// Because: the browser announces the first heading of a page load itself.
const replacesHeading = (heading: string): boolean => {
  const replaces = lastHeading !== null && lastHeading !== heading;
  lastHeading = heading;
  return replaces;
};

type Props = {
  readonly heading: Message;
  /** The heading as the page shows it, when it is more than text. */
  readonly shown?: ReactNode;
  /** A sentence below the heading: a message, or an element when it has more than text. */
  readonly lead?: Message | ReactElement | null;
  /** Whether a form of the page shows an error, for the document title. */
  readonly failing?: boolean;
};

/** The h1 of a page. Sets the document title, and takes the focus after a navigation, so that it is announced. */
export const PageHeading = ({ heading, shown, lead = null, failing = false }: Props): ReactNode => {
  const title = useRef<HTMLHeadingElement>(null);
  usePageTitle({ heading, failing });
  useReady();
  useEffect(() => {
    if (replacesHeading(heading.id)) title.current?.focus();
  }, [heading.id]);
  useLayoutEffect(() => {
    const element = title.current;
    return () => {
      // Because: a heading that has the focus passes it on, also to a heading with the same words.
      if (document.activeElement === element) lastHeading = '';
    };
  }, []);
  return (
    <div className={styles['top']}>
      <h1 ref={title} tabIndex={-1} className={styles['heading']}>
        {shown ?? <MessageText {...heading} />}
      </h1>
      {lead !== null && <Lead lead={lead} />}
      {useContext(HeadingNotice)}
      <ConnectionNotice failing={failing} />
    </div>
  );
};

const Lead = ({ lead }: { readonly lead: Message | ReactElement }): ReactNode =>
  isMessage(lead) ? (
    <MessageText {...lead} as="p" className={styles['lead']} />
  ) : (
    <p className={styles['lead']}>{lead}</p>
  );

const isMessage = (lead: Message | ReactElement): lead is Message => !isValidElement(lead);
