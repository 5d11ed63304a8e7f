import {
  createContext,
  type ReactElement,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useIntl } from 'react-intl';
import { orNull } from '#domain/shared/parsing.ts';
import { Notice } from '#ui/shared/feedback/Notice.tsx';
import { useUseCases } from '#ui/shared/hooks/useCases.tsx';
import { type Message, MessageText, Text } from './MessageText.tsx';
import styles from './PageHeading.module.css';

/** The notices that every screen shows below its heading, whatever the screen is. */
export const HeadingNotice = createContext<ReactNode>(null);

/** A heading calls this once its screen is rendered and handles events. */
export const ReadyContext = createContext<() => void>(() => undefined);

type Props = {
  readonly heading: Message;
  /** A sentence below the heading: a message, or an element when it has more than text. */
  readonly lead?: Message | ReactElement | null;
  /** Whether a form of the page shows an error, for the document title. */
  readonly failing?: boolean;
  /** False on a page whose field takes the focus when it opens. */
  readonly takesFocus?: boolean;
};

/** The h1 of a page. Sets the document title, and takes the focus after a navigation, so that it is announced. */
export const PageHeading = ({ heading, lead = null, failing = false, takesFocus = true }: Props): ReactNode => {
  const onReady = use(ReadyContext);
  usePageTitle(heading, failing);
  useEffect(onReady, [onReady]);
  const title = useHeadingFocus(takesFocus);
  return (
    <>
      <div className="rows">
        <h1 key={heading.id} ref={title} tabIndex={-1} className={styles['heading']}>
          <MessageText {...heading} />
        </h1>
        {lead !== null && (
          <p className={styles['lead']}>
            <Text text={lead} />
          </p>
        )}
        {use(HeadingNotice)}
      </div>
      <ConnectionNotice failing={failing} />
    </>
  );
};

/** Sets the document title: heading and brand, after 'Error:' while a form shows an error. */
const usePageTitle = (heading: Message, failing: boolean): void => {
  const { formatMessage } = useIntl();
  const brand = useUseCases().context.brand.displayName;
  const text = formatMessage({ id: heading.id }, heading.values);
  const title = formatMessage({ id: 'page.title' }, { heading: text, brand });
  const shown = failing ? formatMessage({ id: 'page.errorTitle' }, { title }) : title;
  useEffect(() => {
    document.title = shown;
  }, [shown]);
};

/** The h1 that was shown last; null on a new page, whose first heading the browser announces by itself. */
let lastTitle: HTMLElement | null = null;

/** The ref of an h1 that takes the focus, if it may, when it follows another one. */
const useHeadingFocus = (takesFocus: boolean): RefObject<HTMLHeadingElement | null> => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { current } = title;
    if (takesFocus && lastTitle !== null && lastTitle !== current) current?.focus();
    lastTitle = current;
  });
  return title;
};

const subscribeToConnection = (onChange: () => void): (() => void) => {
  const shown = new AbortController();
  window.addEventListener('offline', onChange, shown);
  window.addEventListener('online', onChange, shown);
  return () => shown.abort();
};

/** Tells at the end of the card that the device is offline. An error of the form takes its place. */
const ConnectionNotice = ({ failing }: { readonly failing: boolean }): ReactNode => {
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => orNull(() => navigator.onLine) !== false,
    () => true,
  );
  const isTold = !isOnline && !failing;
  return <Notice message={isTold ? { id: 'connection.gone' } : null} isLast />;
};
