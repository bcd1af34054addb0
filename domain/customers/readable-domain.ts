/** Parameters of RFC 3492, section 5. */
const [BASE, T_MIN, T_MAX, SKEW, DAMP, INITIAL_BIAS, INITIAL_N] = [36, 1, 26, 38, 700, 72, 128];
const PREFIX = 'xn--';
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A domain in readable letters: `xn--1caqm.cr` is `áéí.cr`. Labels that are no punycode stay as they are. @param domain in lower case */
export function toReadableDomain(domain: string): string {
  return domain
    .split('.')
    .map((label) => (label.startsWith(PREFIX) ? (decodeLabel(label.slice(PREFIX.length)) ?? label) : label))
    .join('.');
}

/** Decodes a label as RFC 3492, section 6.2, says. @returns undefined where it is none */
function decodeLabel(label: string): string | undefined {
  if (label === '') return undefined;
  const end = label.lastIndexOf('-');
  const codes = [...label.slice(0, Math.max(0, end))].map((character) => character.codePointAt(0) ?? 0);
  let [code, at, bias, next] = [INITIAL_N, 0, INITIAL_BIAS, end + 1];
  while (next < label.length) {
    const before = at;
    for (let [weight, k] = [1, BASE]; ; k += BASE) {
      const digit = DIGITS.indexOf(label.charAt(next));
      next += 1;
      if (digit < 0 || next > label.length) return undefined;
      at += digit * weight;
      const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias));
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const length = codes.length + 1;
    bias = adaptBias(at - before, length, before === 0);
    code += Math.floor(at / length);
    at %= length;
    if (code > 0x10_ffff) return undefined;
    codes.splice(at, 0, code);
    at += 1;
  }
  return String.fromCodePoint(...codes);
}

/** Section 6.1. */
function adaptBias(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(isFirst ? delta / DAMP : delta / 2);
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
