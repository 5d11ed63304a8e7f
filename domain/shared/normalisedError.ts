/** Any failure, in one shape: what the product's log takes. */
export type NormalisedError = {
  readonly message: string;
  readonly stack: string | null;
  readonly statusCode: number | null;
  readonly responseBody: unknown;
};
