import { type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { AcceptedDocuments } from '#domain/system/systemFields.ts';
import { ErrorWords } from '#ui/shared/form/Field.tsx';
import form from '#ui/shared/form/Form.module.css';
import type { Load } from '#ui/shared/hooks/systemFields.ts';
import { Button } from '#ui/shared/layout/Button.tsx';
import { DocumentLink } from '#ui/shared/layout/links.tsx';

type Props = {
  readonly documents: AcceptedDocuments | null;
  readonly load: Load;
  /** Whether the alert says that they could not be loaded, so that here only screen readers say it. */
  readonly isSaid: boolean;
};

/**
 * The documents that a user accepts with a new account, in one sentence. A failed load is said in its place, with "Try again", which has the
 * place of the form's button; the focus stays there.
 */
export const Terms = ({ documents, load, isSaid }: Props): ReactNode => {
  const part = useRef<HTMLDivElement>(null);
  // The button goes away once the documents are loaded, and leaves its focus to the part.
  const retryInPart = (): void => {
    part.current?.focus();
    load.retry();
  };
  const { hasFailed, isRetrying } = load;
  return (
    <div ref={part} id="documents" className={hasFailed ? form['form'] : undefined} tabIndex={-1}>
      {!hasFailed && <Sentence documents={documents} />}
      {/* Empty while they load again, so that screen readers announce another failure. */}
      <div role="status" className={isSaid ? 'visually-hidden' : undefined}>
        {hasFailed && !isRetrying && <ErrorWords id="signUp.documents.unread" />}
      </div>
      {hasFailed && <Button label={{ id: 'shared.tryAgain' }} look="primary" busy={isRetrying} onPress={retryInPart} />}
    </div>
  );
};

const Sentence = ({ documents }: Pick<Props, 'documents'>): ReactNode => {
  const linkTo = (href: string | null) => (label: ReactNode) => (
    <DocumentLink href={href} label={<span data-public="">{label}</span>} />
  );
  const links = { terms: linkTo(documents?.termsUrl ?? null), privacy: linkTo(documents?.privacyPolicyUrl ?? null) };
  const { formatMessage } = useIntl();
  return (
    // Because: the browser may have translated the texts beside the links, which React would no longer find.
    <p key={String(documents === null)} className={`hint ${form['terms']}`} data-public="">
      {formatMessage({ id: 'signUp.terms' }, links)}
    </p>
  );
};
