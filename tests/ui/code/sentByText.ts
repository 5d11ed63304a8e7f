import { makeTwoFactorTestApp, type TwoFactorTestApp } from '#tests/application/two-factor/twoFactorTestApp.ts';

/** A visit in which a code of a second factor was sent; by default by text message. */
export const sentByText = async (
  ...[name = 'sms2fa', ...ports]: Partial<Parameters<typeof makeTwoFactorTestApp>>
): Promise<TwoFactorTestApp> => {
  const app = await makeTwoFactorTestApp(name, ...ports);
  await app.signIn();
  await app.sendCode();
  return app;
};
