import type { Provider } from '@nestjs/common';

type Token<T> = abstract new (...parameters: never[]) => T;

/** Binds a token to a value of its own type: a value of another type does not compile. */
export function provideValue<T>(token: Token<T>, value: NoInfer<T>): Provider {
  return { provide: token, useValue: value };
}
