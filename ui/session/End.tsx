import type { ReactNode } from 'react';
import { SlowNotice } from '#ui/shared/feedback/SlowNotice.tsx';
import form from '#ui/shared/form/Form.module.css';
import { useAction } from '#ui/shared/hooks/useAction.ts';
import { useSession, useUseCases } from '#ui/shared/hooks/useCases.tsx';
import type { Message } from '#ui/shared/layout/MessageText.tsx';
import { PageHeading } from '#ui/shared/layout/PageHeading.tsx';
import { Mark, shieldOutline } from '#ui/shared/layout/icons.tsx';
import { SafeLink } from '#ui/shared/layout/links.tsx';
import { useSiteName } from './useSiteName.ts';

const drawings = {
  padlock:
    'M9.5 14h13a2.5 2.5 0 0 1 2.5 2.5V24a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 7 24v-7.5A2.5 2.5 0 0 1 9.5 14Zm1.5 0v-3.5a5 5 0 0 1 10 0V14m-5 4.8v3',
  closedAccount:
    'M13 15a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM4 26.5c0-5.2 3.8-8 9-8 1.5 0 2.9.2 4.1.7M21 20.5l6.5 6.5m0-6.5L21 27',
  triangle: 'M14.3 6.5a2 2 0 0 1 3.4 0l10 17.3a2 2 0 0 1-1.7 3H6a2 2 0 0 1-1.7-3ZM16 13v5.5m0 3.8v.1',
  lockedShield: `${shieldOutline}m-4 11h8v6.5h-8Zm1.5 0v-1.8a2.5 2.5 0 0 1 5 0v1.8`,
  barredShield: `${shieldOutline}m-4.5 12.2h9`,
};

// What went wrong, and what is locked, is red; what is over is grey.
const tones = {
  padlock: 'danger',
  closedAccount: 'muted',
  triangle: 'danger',
  lockedShield: 'danger',
  barredShield: 'muted',
} as const;

type Props = {
  readonly drawing: keyof typeof drawings;
  readonly heading: Message;
  readonly lead: Message;
  /** The ways on, the primary one first. */
  readonly children: ReactNode;
};

/** The frame of a page that ends a visit: a drawing, a heading with a text, and the ways on. The way back to the site is the last one. */
export const End = ({ drawing, children, ...words }: Props): ReactNode => (
  <>
    <Mark tone={tones[drawing]}>
      <path d={drawings[drawing]} strokeLinecap="round" strokeLinejoin="round" />
    </Mark>
    <PageHeading {...words} />
    <div className={form['stack']}>
      {children}
      <BackToSite />
    </div>
  </>
);

/**
 * Links back to the site that requested the visit, if one did. A press tells that site that nobody signed in.
 * The address itself has no OAuth values, because recordings show it.
 */
const BackToSite = (): ReactNode => {
  const { redirect, hasRequestedRedirect } = useSession().visit;
  const { mutate, isPending } = useAction(useUseCases().visit.returnToClient);
  const siteName = useSiteName();
  if (redirect === null || !hasRequestedRedirect) return null;
  return (
    <div className={form['last']}>
      <SafeLink
        href={redirect}
        label={{ id: 'shared.backToSite', values: { site: siteName(redirect) } }}
        look="quiet"
        onPress={() => mutate()}
      />
      <SlowNotice busy={isPending} />
    </div>
  );
};
