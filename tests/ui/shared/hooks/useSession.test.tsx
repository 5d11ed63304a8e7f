import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { withLocale } from '#domain/session/changes.ts';
import { withEmail } from '#domain/session/emailChanges.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderView } from '#tests/ui/renderView.tsx';
import { withUseCases } from '#tests/ui/withUseCases.tsx';
import { useUserLocale } from '#ui/shared/hooks/useCases.tsx';

describe('useUserLocale', () => {
  it('renders a view again when the language changes, and for no other change of the session', async () => {
    const { useCases, ports } = makeTestApp();
    const rendered: string[] = [];
    const View = (): ReactNode => {
      const locale = useUserLocale();
      rendered.push(locale);
      return locale;
    };
    const { act } = await renderView(withUseCases(useCases, <View />));
    const first = rendered.length;
    await act(() => void ports.session.update(withEmail(unsafeNominal<'Email'>('ada@example.test'))));
    expect(rendered).toHaveLength(first);
    await act(() => void ports.session.update(withLocale('fr-FR')));
    expect(rendered.at(-1)).toBe('fr-FR');
  });
});
