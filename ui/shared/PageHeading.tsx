import { Fragment, isValidElement, useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useReady } from '#ui/start/ready.tsx';
import { followsAnother } from './followsAnother.ts';
import type { Message } from './message.ts';
import { usePageTitle } from './usePageTitle.ts';
import { Words } from './Words.tsx';
import styles from './PageHeading.module.css';

type Props = {
  readonly heading: Message;
  /** A sentence below the heading, drawn by the caller where it holds more than words. */
  readonly lead?: Message | ReactElement | null;
  /** Whether a form of the page shows an error, which the title then says. */
  readonly failing?: boolean;
};

/** The one h1 of a page. Names the page, and takes the focus after a navigation, so that it is read out. */
export const PageHeading = ({ heading, lead = null, failing = false }: Props): ReactNode => {
  const title = useRef<HTMLHeadingElement>(null);
  usePageTitle({ heading, failing });
  useReady();
  useEffect(() => {
    if (followsAnother(heading.id)) title.current?.focus();
  }, [heading.id]);
  return (
    <div className={styles['top']}>
      <h1 ref={title} tabIndex={-1} className={styles['heading']}>
        <Heading {...heading} />
      </h1>
      {lead !== null && <Lead lead={lead} />}
    </div>
  );
};

// Because: a long address breaks before its @ rather than wherever the line ends.
const Heading = ({ id, values }: Message): ReactNode =>
  useIntl()
    .formatMessage({ id }, values)
    .split(/(?=@)/)
    .map((part, at) => (
      <Fragment key={part}>
        {at > 0 && <wbr />}
        <span>{part}</span>
      </Fragment>
    ));

const Lead = ({ lead }: { readonly lead: Message | ReactElement }): ReactNode =>
  isMessage(lead) ? <Words {...lead} as="p" className={styles['lead']} /> : <p className={styles['lead']}>{lead}</p>;

const isMessage = (lead: Message | ReactElement): lead is Message => !isValidElement(lead);
