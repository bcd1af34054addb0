/** Marks at the beginning of a file that tell its encoding. */
const UTF16_LITTLE_ENDIAN = Buffer.from([0xff, 0xfe]);
const UTF16_BIG_ENDIAN = Buffer.from([0xfe, 0xff]);

/** Whether a file says of itself that it is in UTF-16, as spreadsheets save "Unicode text". */
export function hasUtf16Mark(bytes: Uint8Array): boolean {
  return startsWith(bytes, UTF16_LITTLE_ENDIAN) || startsWith(bytes, UTF16_BIG_ENDIAN);
}

/** The text of a file: in UTF-16 where it says so, in UTF-8 where its bytes are, else in that of Western Windows. */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, UTF16_LITTLE_ENDIAN)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, UTF16_BIG_ENDIAN)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function startsWith(bytes: Uint8Array, mark: Buffer): boolean {
  return mark.equals(bytes.subarray(0, mark.length));
}
