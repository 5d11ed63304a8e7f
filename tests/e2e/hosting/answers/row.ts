/** The key of a brand of the product. */
export type Site = 'xe' | 'britline' | 'johnlewis';

/** What a request has besides its target. */
export type Sent = {
  readonly method?: string;
  /** Accept-Language. */
  readonly lang?: string;
  readonly cookie?: string;
  /** Accept-Encoding. */
  readonly enc?: string;
  /**
   * If-None-Match: `<tag>` is the ETag of the same request, `<br>`, `<gzip>` and `<identity>` that of the request in an
   * encoding, `</signup>` that of another path.
   */
  readonly match?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** The body of an answer: a page of `dist/prerendered`, a file of `dist`, the configuration, or a text. */
export type Body =
  | { readonly page: string; readonly site: Site }
  | { readonly file: string }
  | { readonly text: string | RegExp }
  | 'config'
  | 'none';

/** The answer that a request must get. */
export type Answer = {
  readonly status: number;
  readonly body: Body;
  /** The content type; undefined where it has no meaning. */
  readonly type: string | null | undefined;
  readonly cache: string;
  readonly vary: string;
  readonly encoding: string | null;
  readonly location: string | null;
  readonly allow: string | null;
  /** Whether there is an ETag. */
  readonly tagged: boolean;
  /** The brand of the security headers; null for the brand of the host, which is `xe` for a host of no brand. */
  readonly site: Site | null;
  /** The statuses with which a server in front of the handler may refuse the request itself. */
  readonly refusals: readonly number[];
};

/** A request and its answer. The host is written in full, or as the brand whose account host it is. */
export type Row = readonly [host: string, path: string, sent: Sent, answer: Answer];

/** A group of rows, for one configuration. */
export type Table = { readonly [group: string]: readonly Row[] };
