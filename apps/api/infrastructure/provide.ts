import type { FactoryProvider } from '@nestjs/common';

/** Names a plain value that is injected: a text, a number, a function, or a type that has no class. */
export class InjectionToken<T> {
  /** By which Nest knows the value, as in `@Inject(TOKEN.key)`. */
  readonly key: symbol;
  /** Never set: it lets the compiler tell tokens of different types apart. */
  declare readonly valueType?: T;

  constructor(description: string) {
    this.key = Symbol(description);
  }
}

/** What is injected is named by its class, which may be an abstract one, or by an `InjectionToken`. */
export type Token<T> = (abstract new (...parameters: never) => T) | InjectionToken<T>;

type Primitive = string | number | boolean | bigint | symbol | null | undefined;
type NoRecord = Primitive | readonly unknown[] | ((...parameters: never[]) => unknown);

/** Where a parameter comes from: one token, or one for each property of an object that is passed as it is. */
type Dependency<T> = Token<T> | (T extends NoRecord ? never : { readonly [K in keyof T]-?: Token<T[K]> });

/** Where each parameter comes from, in order; one that has a default is injected, too. */
export type Dependencies<P extends unknown[]> = { readonly [I in keyof P]-?: Dependency<P[I]> };

type AnyDependency = Token<unknown> | Readonly<Record<string, Token<unknown>>>;

/** Binds a class to its constructor's parameters: one that is missing, surplus or misplaced does not compile. */
export function provide<T, P extends unknown[]>(
  target: new (...parameters: P) => T,
  dependencies: Dependencies<P>,
): FactoryProvider {
  return provideFactory(target, (...parameters: P) => new target(...parameters), dependencies);
}

/** Binds a token to what a function of other tokens returns. */
export function provideFactory<T, P extends unknown[]>(
  token: Token<T>,
  create: (...parameters: P) => NoInfer<T>,
  dependencies: Dependencies<P>,
): FactoryProvider;
/** The same without the types, which the compiler has compared above. */
export function provideFactory(
  token: Token<unknown>,
  create: (...parameters: never[]) => unknown,
  dependencies: readonly AnyDependency[],
): FactoryProvider {
  const inject = dependencies.flatMap((one) => (isToken(one) ? [one] : Object.values(one)).map(toNestToken));
  return {
    provide: toNestToken(token),
    inject,
    useFactory: (...values: readonly unknown[]): unknown => {
      const rest = values.values();
      const takeNext = (one: AnyDependency): unknown =>
        isToken(one)
          ? rest.next().value
          : Object.fromEntries(Object.keys(one).map((name) => [name, rest.next().value]));
      return Reflect.apply(create, undefined, dependencies.map(takeNext));
    },
  };
}

/** Binds a token to a value of its own type. */
export function provideValue<T>(token: Token<T>, value: NoInfer<T>): FactoryProvider {
  return provideFactory(token, () => value, []);
}

/** Binds a port to what is provided under another token, for instance the class of an adapter. */
export function provideExisting<T>(token: Token<T>, existing: Token<NoInfer<T>>): FactoryProvider {
  return { provide: toNestToken(token), useFactory: (value: unknown) => value, inject: [toNestToken(existing)] };
}

/** Binds a token otherwise than its module does. */
export interface ProviderOverride {
  readonly token: FactoryProvider['provide'];
  readonly apply: (usual: FactoryProvider) => FactoryProvider;
}

/** Puts another provider in the place of the one that has its token. */
export function replaceProvider(provider: FactoryProvider): ProviderOverride {
  return { token: provider.provide, apply: () => provider };
}

/** Wraps what a token is bound to. */
export function decorateProvider<T>(token: Token<T>, decorate: (original: T) => NoInfer<T>): ProviderOverride {
  const decorateFactory = (usual: FactoryProvider): FactoryProvider => ({
    ...usual,
    useFactory: async (...values: readonly unknown[]) => decorate(await usual.useFactory(...values)),
  });
  return { token: toNestToken(token), apply: decorateFactory };
}

/** The providers, each with the overrides of its token applied one after the other. */
export function applyOverrides(
  providers: readonly FactoryProvider[],
  overrides: readonly ProviderOverride[],
): FactoryProvider[] {
  return providers.map((provider) =>
    overrides.filter(({ token }) => token === provider.provide).reduce((usual, { apply }) => apply(usual), provider),
  );
}

function toNestToken(token: Token<unknown>) {
  return token instanceof InjectionToken ? token.key : token;
}

function isToken(dependency: AnyDependency): dependency is Token<unknown> {
  return dependency instanceof InjectionToken || typeof dependency === 'function';
}
