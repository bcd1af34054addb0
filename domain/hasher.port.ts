/** Shortens a text to a key of fixed length that no other text has. */
export abstract class Hasher {
  /** Lower-case hexadecimal SHA-256 of the UTF-8 text, or of the bytes. */
  abstract sha256(content: string | Uint8Array): string;
}
