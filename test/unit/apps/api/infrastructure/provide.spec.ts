import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { type DynamicModule, type FactoryProvider, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import {
  applyOverrides,
  decorateProvider,
  InjectionToken,
  provide,
  provideExisting,
  provideFactory,
  provideValue,
  replaceProvider,
} from '../../../../../apps/api/infrastructure/provide.js';

abstract class Clock {
  abstract now(): number;
}

abstract class Rates {
  abstract find(code: string): number;
}

class FixedClock extends Clock {
  now(): number {
    return 42;
  }
}

class FixedRates extends Rates {
  find(code: string): number {
    return code.length;
  }
}

class PriceShipment {
  constructor(
    private readonly rates: Pick<Rates, 'find'>,
    private readonly clock: Clock,
    readonly mailbox: string,
  ) {}

  execute(): number {
    return this.rates.find('SJO') + this.clock.now();
  }
}

class PriceFromStores {
  constructor(
    readonly stores: { readonly rates: Rates; readonly clock: Clock },
    readonly mailbox: string = 'nobody@localhost',
  ) {}
}

class CallBack {
  constructor(readonly listener: (text: string) => void) {}
}

const MAILBOX = new InjectionToken<string>('mailbox');
const LIMIT = new InjectionToken<number>('limit');
const LISTENER = new InjectionToken<(text: string) => void>('listener');

@Module({})
class TestModule {}

/** Binds the providers as the application does, and asks for what a token is bound to. */
async function resolve(providers: FactoryProvider[], token: FactoryProvider['provide']): Promise<unknown> {
  const module: DynamicModule = { module: TestModule, providers };
  const context = await NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
  const found: unknown = context.get(token);
  await context.close();
  return found;
}

const PORTS = [
  provideValue(Clock, new FixedClock()),
  provideValue(Rates, new FixedRates()),
  provideValue(MAILBOX, 'quotes@localhost'),
];

describe('a provided use case', () => {
  it('gets its ports in the order of its constructor', async () => {
    const found = await resolve([...PORTS, provide(PriceShipment, [Rates, Clock, MAILBOX])], PriceShipment);
    expect(found).toBeInstanceOf(PriceShipment);
    expect(found).toMatchObject({ mailbox: 'quotes@localhost' });
    expect((found as PriceShipment).execute()).toBe(45);
  });

  it('gets ports by name where its constructor takes an object of them', async () => {
    const provider = provide(PriceFromStores, [{ clock: Clock, rates: Rates }, MAILBOX]);
    const found = await resolve([...PORTS, provider], PriceFromStores);
    expect(found).toMatchObject({
      stores: { clock: expect.any(FixedClock), rates: expect.any(FixedRates) },
      mailbox: 'quotes@localhost',
    });
  });

  it('may be made by a function, or be what another token is bound to', async () => {
    const made = provideFactory(LIMIT, (clock: Clock) => clock.now() * 2, [Clock]);
    expect(await resolve([...PORTS, made], LIMIT.key)).toBe(84);
    const existing = [provide(FixedClock, []), provideExisting(Clock, FixedClock)];
    expect(await resolve(existing, Clock)).toBeInstanceOf(FixedClock);
  });
});

describe('an override', () => {
  it('stands in the place of the usual provider, and may wrap it', async () => {
    const providers = applyOverrides(
      [...PORTS, provide(PriceShipment, [Rates, Clock, MAILBOX])],
      [
        replaceProvider(provideValue(Clock, { now: () => 100 })),
        decorateProvider(Clock, (usual) => ({ now: () => usual.now() + 1 })),
      ],
    );
    expect(((await resolve(providers, PriceShipment)) as PriceShipment).execute()).toBe(104);
  });
});

describe('a wrong binding', () => {
  it('does not compile', () => {
    // @ts-expect-error a port is missing
    provide(PriceShipment, [Rates, Clock]);
    // @ts-expect-error a port is surplus
    provide(PriceShipment, [Rates, Clock, MAILBOX, LIMIT]);
    // @ts-expect-error two ports are misplaced
    provide(PriceShipment, [Clock, Rates, MAILBOX]);
    // @ts-expect-error the value is of another type
    provide(PriceShipment, [Rates, Clock, LIMIT]);
    // @ts-expect-error a value is no token
    provide(PriceShipment, [Rates, Clock, 'quotes@localhost']);
    // @ts-expect-error a parameter with a default is left out
    provide(PriceFromStores, [{ rates: Rates, clock: Clock }]);
    // @ts-expect-error a port of the object is missing
    provide(PriceFromStores, [{ rates: Rates }, MAILBOX]);
    // @ts-expect-error a port of the object is surplus
    provide(PriceFromStores, [{ rates: Rates, clock: Clock, limit: LIMIT }, MAILBOX]);
    // @ts-expect-error two ports of the object are exchanged
    provide(PriceFromStores, [{ rates: Clock, clock: Rates }, MAILBOX]);
    // @ts-expect-error a function is no object of ports
    provide(CallBack, [{}]);
    // @ts-expect-error the function is of another type
    provide(CallBack, [MAILBOX]);
    // @ts-expect-error the value does not fit its token
    provideValue(LIMIT, 'ten');
    // @ts-expect-error the adapter does not fit its port
    provideExisting(Clock, FixedRates);
    // @ts-expect-error the function's port is missing
    provideFactory(LIMIT, (clock: Clock) => clock.now(), []);
    expect(provide(CallBack, [LISTENER]).inject).toEqual([LISTENER.key]);
  });
});
