import { act, type ReactNode } from 'react';
import { vi } from 'vitest';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { inputNamed, type RenderedView, renderView } from '#tests/ui/renderView.tsx';
import { withUseCases } from '#tests/ui/withUseCases.tsx';
import { CodeForm } from '#ui/code/CodeForm.tsx';

/** A part of the state of the page. */
export type PageState = Partial<Parameters<typeof CodeForm>[0]['page']>;

/** The state of a page without request, fault and wait. */
export const idlePage: Parameters<typeof CodeForm>[0]['page'] = {
  purpose: 'SignUp',
  busy: false,
  errors: [],
  fault: null,
  isLimited: () => false,
  needsNewCode: false,
  codeKey: '',
  resend: { busy: false, fault: null, sent: false, availableAt: null, request: () => undefined },
};

type CodeFormProps = Partial<Pick<Parameters<typeof CodeForm>[0], 'sendsItself'>>;

type CodeFormScreen = RenderedView & {
  /** The codes that the form was sent with. */
  readonly sent: ReadonlyArray<string>;
  readonly show: (state: PageState) => Promise<void>;
  readonly paste: (text: string) => Promise<void>;
  readonly passMoment: () => Promise<void>;
};

/** Renders the form of a code, with fake timers. */
export const openCodeForm = async (state: PageState = {}, props: CodeFormProps = {}): Promise<CodeFormScreen> => {
  const { useCases } = makeTestApp();
  const sent: string[] = [];
  const view = (now: PageState): ReactNode =>
    withUseCases(
      useCases,
      <CodeForm
        heading={{ id: 'code.heading' }}
        lead={null}
        page={{ ...idlePage, ...now }}
        submit={{ id: 'signUp.confirm' }}
        onSubmit={(text) => sent.push(text('code'))}
        {...props}
      />,
    );
  const rendered = await renderView(view(state));
  const { page } = rendered;
  return {
    ...rendered,
    sent,
    show: (now) => rendered.rerender(view(now)),
    paste: (text) =>
      rendered.act(() => {
        const field = inputNamed(page, 'code');
        field.value = text;
        field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
      }),
    passMoment: () => act(async () => void (await vi.runOnlyPendingTimersAsync())),
  };
};
