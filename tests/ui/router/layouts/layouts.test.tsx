import { describe, expect, it, vi } from 'vitest';
import { LoadingView } from '#ui/shared/LoadingView.tsx';
import { Plain } from '#ui/router/layouts/Plain.tsx';
import { Stepped } from '#ui/router/layouts/Stepped.tsx';
import { Steps } from '#ui/router/layouts/Steps.tsx';
import { control, rendered } from '#tests/ui/rendered.tsx';

describe('the layouts', () => {
  it('say where the person stands among the steps', async () => {
    const steps = <Steps active={1} steps={[{ id: 'stepper.account.title' }, { id: 'stepper.verification.title' }]} />;
    const { page } = await rendered(
      <Stepped footer={null} onGoBack={null} steps={steps}>
        <p>form</p>
      </Stepped>,
    );
    expect(page.querySelector('ol')?.getAttribute('aria-label')).toBe('Progress');
    expect(page.querySelectorAll('ol > li')).toHaveLength(2);
    expect(page.querySelector('[aria-current="step"]')?.textContent).toBe('Verification');
  });

  it('show the brand, one main part, and the way back after the form', async () => {
    const onGoBack = vi.fn<() => void>();
    const { page, does } = await rendered(
      <Plain footer={null} onGoBack={onGoBack}>
        <button type="submit">Send code</button>
      </Plain>,
    );
    expect(page.querySelector('header img')?.getAttribute('alt')).toBe('Xe');
    expect(page.querySelectorAll('main')).toHaveLength(1);
    expect([...page.querySelectorAll('main button')].map(({ textContent }) => textContent)).toEqual([
      'Send code',
      'Go back',
    ]);
    await does(() => control(page, 'Go back').click());
    expect(onGoBack).toHaveBeenCalledOnce();
  });

  it('wait under a heading and a title of their own', async () => {
    const { page } = await rendered(<LoadingView />);
    expect(page.querySelector('h1')?.textContent).toBe('Loading');
    expect(document.title).toBe('Loading – Xe');
  });
});
