import { Container, ContainerModule, type Bind, type ServiceIdentifier } from 'inversify';

/** The name of a port in the container. */
export type Token<Port> = ServiceIdentifier<Port>;

/** A token for each port of a record. */
export type Tokens<Ports> = { readonly [Name in keyof Ports]: Token<Ports[Name]> };

/** The adapters of one party. */
export type Module = ContainerModule;

/** The container of the loaded modules. */
export type Assembly = {
  /** Makes the ports of a record, each once in the life of the container. */
  readonly resolve: <Ports extends object>(tokens: Tokens<Ports>) => Ports;
  /** Adds modules. What they bind replaces earlier adapters of the same tokens in everything that is resolved later. */
  readonly load: (modules: ReadonlyArray<Module>) => void;
};

/** Makes the token of a port. */
export const token = <Port>(name: string): Token<Port> => Symbol(name);

/**
 * Makes the module of a party: `wire` binds its adapters to the tokens of their ports. Each replaces what an earlier module has bound to
 * the same token.
 */
export const adapters = (wire: (bind: Bind) => void): Module =>
  new ContainerModule(({ rebind: bindOrReplace }) => {
    wire(bindOrReplace);
  });

/** Loads the modules into one new container, in their order. */
export const assemble = (modules: ReadonlyArray<Module>): Assembly => {
  // Because: without `jitless`, Inversify compiles its code with `new Function`, which the content-security policy forbids as `eval`.
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  container.load(...modules);
  return {
    resolve: (tokens: object) => {
      const entries = Object.entries(tokens).map(([name, port]) => [name, container.get(port)]);
      return Object.fromEntries(entries);
    },
    load: (further) => container.load(...further),
  };
};
