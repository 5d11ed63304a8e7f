import {
  createContext,
  type ReactElement,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useIntl } from 'react-intl';
import { ConnectionNotice } from '#ui/shared/feedback/ConnectionNotice.tsx';
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
};

/** The h1 of a page. Sets the document title, and takes the focus after a navigation, so that it is announced. */
export const PageHeading = ({ heading, lead = null, failing = false }: Props): ReactNode => {
  const onReady = use(ReadyContext);
  usePageTitle(heading, failing);
  useEffect(onReady, [onReady]);
  const title = useHeadingFocus(heading.id);
  return (
    <>
      <div className="rows">
        <h1 ref={title} tabIndex={-1} className={styles['heading']}>
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

/** The heading that was shown last; null on a new page, whose first heading the browser announces by itself. */
let lastHeading: string | null = null;

/** Remembers a heading, and answers whether it replaces another one. */
const rememberHeading = (heading: string): boolean => {
  const replaces = lastHeading !== null && lastHeading !== heading;
  lastHeading = heading;
  return replaces;
};

/** The ref of a heading that takes the focus when it replaces another one. */
const useHeadingFocus = (heading: string): RefObject<HTMLHeadingElement | null> => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (rememberHeading(heading)) title.current?.focus();
  }, [heading]);
  useLayoutEffect(() => {
    const element = title.current;
    return () => {
      // Because: a heading that has the focus passes it on, also to a heading with the same words.
      if (document.activeElement === element) lastHeading = '';
    };
  }, []);
  return title;
};
