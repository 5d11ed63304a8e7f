import { Container, ContainerModule, type Bind, type ServiceIdentifier } from 'inversify';

/** The name of a port in the container. */
export type Token<Port> = ServiceIdentifier<Port>;

/** A token for each port of a record. */
export type Tokens<Ports> = { readonly [Name in keyof Ports]: Token<Ports[Name]> };

/** The adapters of one party. */
export type Module = ContainerModule;

/** The ports of the loaded modules. */
export type Assembly = {
  /** Makes the ports of a record, each once. */
  readonly resolve: <Ports extends object>(tokens: Tokens<Ports>) => Ports;
  readonly load: (modules: ReadonlyArray<Module>) => void;
};

/** Makes the token of a port. */
export const token = <Port>(name: string): Token<Port> => Symbol(name);

/** Makes a module of adapters. It replaces what an earlier module has bound to the same tokens. */
export const adapters = (wire: (bind: Bind) => void): Module =>
  // Because: Inversify waits for whatever a module returns, so this one returns nothing.
  new ContainerModule(({ rebind }) => {
    wire(rebind);
  });

/** Loads the modules into one container. */
export const assemble = (modules: ReadonlyArray<Module>): Assembly => {
  // Because: the content-security policy allows no code that is made of a text.
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
