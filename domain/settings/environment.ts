/** The environments that a deployment can name. */
export const environments = ['production', 'staging', 'development', 'sandbox'] as const;

/** The environment of a deployment. Anything that is none of these counts as production. */
export type Environment = (typeof environments)[number];

/** The environment that a value names exactly; null for any other value. */
export const parseEnvironment = (value: unknown): Environment | null =>
  environments.find((environment) => environment === value) ?? null;
