/** Shortens a text to a key of fixed length that no other text has. */
export abstract class Digest {
  /** Lower-case hexadecimal SHA-256 of the UTF-8 text. */
  abstract sha256(text: string): string;
}
