/** Replaces a secret in the journal. */
export const mask: string = '•••';

/** The fields that the product masks in recorded traffic, and the credentials of relying parties. */
const maskedFields: ReadonlyArray<string> =
  'username password country tcversion sessionid token name email userid access_token code_verifier client_secret'.split(
    ' ',
  );

/** Returns a value of JSON with the masked fields replaced, at any depth. */
export const maskFields = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (field, inner: unknown) =>
    maskedFields.includes(field.toLowerCase()) ? mask : inner,
  );

const maskHeader = (name: string, value: string): string => {
  if (name === 'authorization' || name === 'proxy-authorization') return mask;
  return name === 'cookie' ? value.replace(/=[^;]*/g, `=${mask}`) : value;
};

/** Returns headers with credentials masked; cookies keep their names. */
export const maskHeaders = (headers: Headers): { readonly [name: string]: string } =>
  Object.fromEntries([...headers].map(([name, value]) => [name, maskHeader(name, value)]));
