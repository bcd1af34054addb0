/** What is used of fontkit, which has no types of its own. */
declare module 'fontkit' {
  /** A font; measures in its own units. */
  export interface Font {
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    readonly lineGap: number;
    glyphForCodePoint(codePoint: number): { readonly advanceWidth: number };
  }

  /** @throws Error where the bytes are no font */
  export function create(bytes: Uint8Array): Font;
}
