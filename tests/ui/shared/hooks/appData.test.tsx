import type * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { withLocale } from '#domain/session/changes.ts';
import { type NormalisedError, normaliseError } from '#domain/shared/normalisedError.ts';
import { noSystemFields, type SystemFields } from '#domain/system/systemFields.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderView } from '#tests/ui/renderView.tsx';
import { withUseCases } from '#tests/ui/withUseCases.tsx';
import { useSystemFields, useSystemFieldsPending } from '#ui/shared/hooks/systemFields.ts';

const Probe = (): ReactNode => {
  const { geoLocation } = useSystemFields();
  return `${geoLocation} ${useSystemFieldsPending() ? 'pending' : 'done'}`;
};

describe('the system fields', () => {
  it('fall back after a failure, and load again when another view needs them', async () => {
    const outcomes = [TE.left(normaliseError('gone')), TE.right({ ...noSystemFields, geoLocation: 'FR' })];
    const { useCases } = makeTestApp();
    const loadSystemFields = () => (outcomes.shift() ?? TE.left(normaliseError('too often')))();
    const view = (probe: ReactNode): ReactNode =>
      withUseCases({ ...useCases, page: { ...useCases.page, systemFields: loadSystemFields } }, probe);
    const { page, rerender } = await renderView(view(<Probe key="first" />));
    expect(page.textContent).toBe('GB done');
    await rerender(view(<Probe key="second" />));
    expect(page.textContent).toBe('FR done');
    await rerender(view(<Probe key="third" />));
    expect(page.textContent).toBe('FR done');
  });

  it('show as loaded, not as pending, while another language loads after a failure', async () => {
    let loads = 0;
    const { useCases, ports } = makeTestApp();
    const loadSystemFields = (): Promise<E.Either<NormalisedError, SystemFields>> => {
      loads += 1;
      return loads === 1 ? TE.left(normaliseError('gone'))() : new Promise(() => undefined);
    };
    const { page, act } = await renderView(
      withUseCases({ ...useCases, page: { ...useCases.page, systemFields: loadSystemFields } }, <Probe />),
    );
    expect(page.textContent).toBe('GB done');
    await act(() => void ports.session.update(withLocale('fr-FR')));
    expect([loads, page.textContent]).toEqual([2, 'GB done']);
  });

  it('stay those of the earlier language where another one cannot be loaded, until the device is online again', async () => {
    const { useCases, ports } = makeTestApp();
    const outcomes = ['IE', null, 'FR'].map((geoLocation) =>
      geoLocation === null ? TE.left(normaliseError('offline')) : TE.right({ ...noSystemFields, geoLocation }),
    );
    const loadSystemFields = () => (outcomes.shift() ?? TE.left(normaliseError('too often')))();
    const { page, act } = await renderView(
      withUseCases({ ...useCases, page: { ...useCases.page, systemFields: loadSystemFields } }, <Probe />),
    );
    await act(() => void ports.session.update(withLocale('fr-FR')));
    expect([outcomes.length, page.textContent]).toEqual([1, 'IE done']);
    await act(() => void window.dispatchEvent(new Event('offline')));
    await act(() => void window.dispatchEvent(new Event('online')));
    expect(page.textContent).toBe('FR done');
  });
});
