import { act, Suspense, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { useAcceptedDocuments, useSystemFields, useSystemFieldsPending } from '#ui/shared/hooks/appData.tsx';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { withUseCases } from '#tests/ui/withUseCases.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const Footer = (): ReactNode => <footer>{useSystemFields().terms === null ? 'no terms' : 'terms'}</footer>;

let isHeld = false;
const { opened, open } = gate();

/** A screen that React hydrates after the page around it, as any with a boundary: its code is late. */
const Screen = (): ReactNode => {
  const { documents } = useAcceptedDocuments();
  const isPending = useSystemFieldsPending();
  const { terms } = useSystemFields();
  // oxlint-disable-next-line typescript/only-throw-error -- React waits for a promise that a view throws
  if (isHeld) throw opened;
  return (
    <p>{`${documents === null ? 'none' : 'all'} ${isPending ? 'pending' : 'there'} ${terms === null ? 'no terms' : 'terms'}`}</p>
  );
};

it('hydrates a screen as it was prerendered, although the page around it has the fields by then, and shows them after that', async () => {
  const { useCases } = makeTestApp();
  const page = withUseCases(
    useCases,
    <>
      <Footer />
      <Suspense>
        <Screen />
      </Suspense>
    </>,
  );
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = renderToString(page);
  expect(element.textContent).toBe('no termsnone pending no terms');
  const differs = vi.fn<(error: unknown) => void>();
  isHeld = true;
  const root = await act(async () => hydrateRoot(element, page, { onRecoverableError: differs }));
  onTestFinished(() => act(async () => root.unmount()));
  await vi.waitFor(() => expect(element.querySelector('footer')?.textContent).toBe('terms'));
  isHeld = false;
  await act(async () => open());
  await vi.waitFor(() => expect(element.querySelector('p')?.textContent).toBe('all there terms'));
  expect(differs.mock.calls).toEqual([]);
});
