import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

type ContentPolicy = NonNullable<Parameters<typeof secureHeaders>[0]>['contentSecurityPolicy'];

/** Security headers for a page of the sandbox: a policy that allows nothing but its own styles and what is added. */
export const strictHeaders = (added: ContentPolicy = {}): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: ["'self'"],
      imgSrc: ['data:'],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
      ...added,
    },
    referrerPolicy: 'no-referrer',
    strictTransportSecurity: false,
  });
