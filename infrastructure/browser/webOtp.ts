/** Asks the browser for the code of the next text message for this site (WebOTP); null if it gives none. */
export const readWebOtp = async (
  credentials: Pick<CredentialsContainer, 'get'>,
  signal: AbortSignal,
): Promise<string | null> => {
  const request = { otp: { transport: ['sms'] }, signal };
  const credential = await credentials.get(request);
  return credential !== null && 'code' in credential && typeof credential.code === 'string' ? credential.code : null;
};
