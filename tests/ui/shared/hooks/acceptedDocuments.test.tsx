import * as TE from 'fp-ts/TaskEither';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { withLocale } from '#domain/session/changes.ts';
import { type NormalisedError, normaliseError } from '#domain/shared/normalisedError.ts';
import { noSystemFields, type SystemFields } from '#domain/system/systemFields.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { controlNamed, renderView } from '#tests/ui/renderView.tsx';
import { withUseCases } from '#tests/ui/withUseCases.tsx';
import { useAcceptedDocuments } from '#ui/shared/hooks/systemFields.ts';

const Probe = (): ReactNode => {
  const { documents, load } = useAcceptedDocuments();
  return (
    <>
      <output>{`${documents?.termsVersion ?? 'none'} ${load.state}`}</output>
      <button type="button" onClick={load.retry}>
        Try again
      </button>
    </>
  );
};

const fieldsOf = (version: string): SystemFields => {
  const document = { version, url: 'https://documents.test' };
  return { ...noSystemFields, terms: document, privacyPolicy: document };
};

describe('the documents to accept', () => {
  it('are those of the chosen language, never of an earlier one', async () => {
    const { useCases, ports } = makeTestApp();
    const loads: TE.TaskEither<NormalisedError, SystemFields>[] = [];
    const answers: Array<() => void> = [];
    const loadSystemFields = async () => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return (loads.shift() ?? TE.left(normaliseError('too often')))();
    };
    const { page, act } = await renderView(
      withUseCases({ ...useCases, page: { ...useCases.page, systemFields: loadSystemFields } }, <Probe />),
    );
    const shown = (): string | undefined => page.querySelector('output')?.textContent;
    const answer = (load: TE.TaskEither<NormalisedError, SystemFields>): Promise<void> =>
      act(() => {
        loads.push(load);
        answers.shift()?.();
      });
    expect(shown()).toBe('none Loading');
    await answer(TE.right(fieldsOf('english')));
    expect(shown()).toBe('english Loaded');
    await act(() => void ports.session.update(withLocale('fr-FR')));
    expect(shown()).toBe('none Loading');
    await answer(TE.left(normaliseError('gone')));
    expect(shown()).toBe('none Failed');
    await act(() => controlNamed(page, 'Try again').click());
    expect(shown()).toBe('none Retrying');
    await answer(TE.right(fieldsOf('french')));
    expect(shown()).toBe('french Loaded');
  });
});
