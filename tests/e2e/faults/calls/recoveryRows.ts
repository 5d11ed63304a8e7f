import type { CallRow } from './callRow.ts';
import { metElsewhere, readsOnly } from './reasons.ts';
import {
  fill,
  fillCode,
  fillCodeIfAsked,
  heading,
  inOrder,
  listOfRules,
  load,
  newPassword,
  openScreen,
  passCooldown,
  press,
  rulesUnread,
  see,
  sentAnother,
} from './steps.ts';

const linked = 'linked@sandbox.test';

const onForm = openScreen('/forgot-password', 'Reset your password');
const ask = inOrder(fill('Email address', linked), press('Send code'));
const onCode = inOrder(onForm, ask, see('Check your email'));
const toPassword = inOrder(fillCode(linked), press('Continue'), see('Choose a new password'));
const save = inOrder(fill('New password', newPassword), press('Save password'));

/** The calls of the recovery. */
export const recoveryRows: ReadonlyArray<CallRow> = [
  {
    name: 'forgotPassword on /forgot-password',
    call: { path: '/authorization/forgotPassword', method: 'POST' },
    open: onForm,
    act: ask,
    again: press('Send code'),
    done: heading('Check your email'),
    typed: ['Email address'],
    email: linked,
  },
  {
    name: 'forgotPassword on /forgot-password/email-verification',
    only: metElsewhere,
    call: { path: '/authorization/forgotPassword', method: 'POST' },
    open: inOrder(onCode, passCooldown),
    act: press('Send a new code'),
    done: sentAnother,
  },
  {
    name: 'confirmForgotPassword on /forgot-password/new-password',
    call: { path: '/authorization/confirmForgotPassword', method: 'POST' },
    open: inOrder(onCode, toPassword),
    act: save,
    again: inOrder(fillCodeIfAsked(linked), save),
    done: heading('Choose an account'),
    typed: ['New password'],
    email: linked,
  },
  {
    name: 'getGSOTokens after a reset on /forgot-password/new-password',
    only: metElsewhere,
    call: { path: '/getGSOTokens' },
    open: inOrder(onCode, toPassword),
    act: save,
    done: heading('Choose an account'),
    typed: ['New password'],
    email: linked,
  },
  {
    name: 'authorization/passwordRequirements on /forgot-password/new-password',
    only: readsOnly,
    call: { path: '/authorization/passwordRequirements' },
    open: inOrder(load('/forgot-password'), see('Reset your password'), ask, see('Check your email')),
    act: toPassword,
    continuesAt: {
      'Choose a new password': async ({ page }) => {
        const retry = page.getByRole('button', { name: 'Try again', exact: true });
        if (await retry.isVisible()) await retry.press('Enter');
        else await page.reload();
      },
    },
    done: listOfRules,
    silent: rulesUnread,
  },
];
