import type { DynamicModule, FactoryProvider, Type } from '@nestjs/common';

/** A module whose providers every other module may ask for. */
export interface AdapterModule extends DynamicModule {
  readonly providers: FactoryProvider[];
}

/** Makes a module that binds ports for the whole application. */
export function createAdapterModule(module: Type<unknown>, providers: FactoryProvider[]): AdapterModule {
  return { module, global: true, providers, exports: providers.map(({ provide }) => provide) };
}
