/** The one web global the domain may name: the address parser of the WHATWG URL standard. */
declare class URLSearchParams {
  constructor(init?: string | Record<string, string> | URLSearchParams);
  get(name: string): string | null;
  getAll(name: string): string[];
  set(name: string, value: string): void;
  append(name: string, value: string): void;
  toString(): string;
}
declare class URL {
  constructor(url: string, base?: string | URL);
  readonly origin: string;
  readonly searchParams: URLSearchParams;
  protocol: string;
  username: string;
  password: string;
  host: string;
  hostname: string;
  pathname: string;
  href: string;
  toString(): string;
}
