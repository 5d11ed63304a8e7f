/** What stands in the journal in place of a secret. */
export const mask: string = '•••';

/** The fields recorded traffic masks by the product's own rule. */
const productFields = ['username', 'password', 'country', 'tcVersion', 'sessionId', 'token', 'name', 'email', 'userId'];

/** What the relying parties prove themselves with. */
const partyFields = ['access_token', 'code_verifier', 'client_secret'];

const maskedFields: ReadonlySet<string> = new Set(
  productFields.concat(partyFields).map((field) => field.toLowerCase()),
);

/** A value with every masked field in it covered, however deep it stands. */
export const maskFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(maskFields);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      maskedFields.has(field.toLowerCase()) ? mask : maskFields(inner),
    ]),
  );
};

const maskHeader = (name: string, value: string): string => {
  if (name === 'authorization' || name === 'proxy-authorization') return mask;
  return name === 'cookie' ? value.replace(/=[^;]*/g, `=${mask}`) : value;
};

/** Headers with credentials covered; the names of cookies stay, their values do not. */
export const maskHeaders = (headers: Headers): { readonly [name: string]: string } =>
  Object.fromEntries([...headers].map(([name, value]) => [name, maskHeader(name, value)]));
