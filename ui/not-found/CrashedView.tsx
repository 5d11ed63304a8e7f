import type { ReactNode } from 'react';
import { Button } from '#ui/shared/Button.tsx';
import { PageHeading } from '#ui/shared/PageHeading.tsx';

/** Shown instead of a page that broke while it was drawn. */
export const CrashedView = ({ onRetry }: { readonly onRetry: () => void }): ReactNode => (
  <>
    <PageHeading heading={{ id: 'crashed.heading' }} lead={{ id: 'crashed.text' }} />
    <Button label={{ id: 'shared.tryAgain' }} look="primary" onPress={onRetry} />
  </>
);
