/** A user who may sign in. */
export interface Administrator {
  readonly id: number;
  /** Lower case. */
  readonly email: string;
  readonly name: string;
  /** A password hash in its encoded form; never the password. */
  readonly passwordHash: string;
}

/** `Ana María Ruiz` → first name `Ana`, last name `María Ruiz`. */
export function splitName(name: string): { readonly firstName: string; readonly lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
