import type { ReactNode } from 'react';
import { inputNamed, renderView, typeInto } from '#tests/ui/renderView.tsx';
import { CodeForm } from '#ui/code/CodeForm.tsx';

type Props = Parameters<typeof CodeForm>[0];

/** A part of the state of the page. */
export type PageState = Partial<Props['page']>;

/** The state of a page without request, fault and wait. */
export const idlePage: Props['page'] = {
  purpose: 'SignUp',
  busy: false,
  errors: [],
  fault: null,
  needsNewCode: false,
  resend: { busy: false, sent: false, availableAt: null, request: () => undefined },
};

/** Renders the form of a code. */
export const openCodeForm = async (state: PageState = {}) => {
  /** The codes that the form was sent with. */
  const sent: string[] = [];
  const view = (now: PageState): ReactNode => (
    <CodeForm
      heading={{ id: 'code.heading' }}
      lead={null}
      page={{ ...idlePage, ...now }}
      submit={{ id: 'signUp.confirm' }}
      onSubmit={(text) => sent.push(text('code'))}
    />
  );
  const rendered = await renderView(view(state));
  const code = inputNamed(rendered.page, 'code');
  return {
    ...rendered,
    code,
    sent,
    /** Replaces the text of the field, and tells the event; by default it is pasted. */
    enter: (text: string, event: InputEventInit = { inputType: 'insertFromPaste' }) =>
      rendered.act(() => typeInto(code, text, event)),
  };
};
