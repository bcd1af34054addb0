/** Hashes passwords irreversibly. */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;
  /** False for a wrong password and for a hash that cannot be read. */
  abstract verify(hash: string, password: string): Promise<boolean>;
}
