import { setImmediate } from 'node:timers/promises';

const PERCENT = 0x25;
const PLUS = 0x2b;
const SPACE = 0x20;
/** Bytes that are decoded at once, a few milliseconds: others are served in between. */
const SLICE_BYTES = 512 * 1024;

/**
 * The fields of an urlencoded form, of several with one name the first. Forms of dozens of megabytes are decoded piece by piece,
 * since nobody has proven anything where a signature stands among the fields.
 */
export async function parseUrlencodedForm(body: Buffer): Promise<Record<string, string>> {
  const fields = new Map<string, string>();
  for (let from = 0; from < body.length; ) {
    const ampersand = body.indexOf('&', from);
    const end = ampersand === -1 ? body.length : ampersand;
    const field = body.subarray(from, end);
    const equals = field.indexOf('=');
    const name = await decodeText(equals === -1 ? field : field.subarray(0, equals));
    if (field.length > 0 && !fields.has(name))
      fields.set(name, equals === -1 ? '' : await decodeText(field.subarray(equals + 1)));
    from = end + 1;
  }
  return Object.fromEntries(fields);
}

async function decodeText(encoded: Buffer): Promise<string> {
  const decoded = Buffer.allocUnsafe(encoded.length);
  let length = 0;
  for (let at = 0; at < encoded.length; ) {
    const end = Math.min(at + SLICE_BYTES, encoded.length);
    for (; at < end; at += 1) {
      const byte = encoded[at] ?? 0;
      const escaped = byte === PERCENT ? readEscape(encoded, at) : undefined;
      if (escaped !== undefined) at += 2;
      decoded[length] = escaped ?? (byte === PLUS ? SPACE : byte);
      length += 1;
    }
    if (at < encoded.length) await setImmediate();
  }
  return decoded.toString('utf8', 0, length);
}

/** The byte that `%41` stands for; undefined where no two digits follow. */
function readEscape(encoded: Buffer, at: number): number | undefined {
  const high = readDigit(encoded[at + 1]);
  const low = readDigit(encoded[at + 2]);
  return high === undefined || low === undefined ? undefined : high * 16 + low;
}

function readDigit(byte: number | undefined): number | undefined {
  if (byte === undefined) return undefined;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const lowerCase = byte | 0x20;
  return lowerCase >= 0x61 && lowerCase <= 0x66 ? lowerCase - 0x57 : undefined;
}
