import type { Token } from '../text/token.js';
import { AXES } from './axes.words.js';

export const CM_PER_METRE = 100;
/** The metre by its name. */
export const METRE = /^(?:metros?|metres?|meters?)$/;

/** `1 metro 20`, `un metro con diez`, `un metro ochenta`: centimetres behind metres, without their own unit. */
export function parseCentimetresAt(tokens: readonly Token[], behind: number, i: number): number | undefined {
  const token = tokens[i];
  const after = tokens[i + 1];
  const unit = tokens[behind - 1]?.fold ?? '';
  // `C/NO. 1-4 METERS 60x40x40CM`: in figures only Spanish says so.
  const isSaid = /^metros?$/.test(unit) || (token?.inWords === true && METRE.test(unit)) || isGlued(tokens, i);
  if (!isCentimetres(token) || !isSaid) return undefined;
  const open =
    after === undefined ||
    after.kind === 'break' ||
    Object.hasOwn(AXES, after.fold) ||
    /^(?:[,.;)x×*]|y|por|de|and|by|cms?|centimetros)$/.test(after.fold) ||
    goesOnOtherwise(after);
  return open ? token?.value : undefined;
}

/** `1m20`: metres and centimetres around the letter, without a blank. */
function isGlued(tokens: readonly Token[], i: number): boolean {
  const metre = tokens[i - 1];
  return metre?.fold === 'm' && !metre.spaced && tokens[i]?.spaced === false;
}

/** What a sentence goes on with behind a size, in mails that are dictated without commas. */
const GOES_ON = new RegExp(
  '^(?:el|la|los|las|ell[oa]s|tod[oa]s?|amb[oa]s|cada|con|sin|en|son|es|est[ao]n?|pes[oa]n?|peso|total|juntos|juntas|para|desde|mas|' +
    'vien[ea]n?|llevan?|the|both|all|each|with|in|it|they|total|together|weigh\\w*|gross|weight|to|from|per|is|are)$',
);

/** `un metro treinta y cinco el peso es`, `uno sesenta los dos`: no thing follows that the number could count. */
function goesOnOtherwise(after: Token): boolean {
  return after.kind === 'word' && GOES_ON.test(after.fold);
}

/** Metres of a side of cargo that are stated without their unit. */
const MAX_SPOKEN_METRES = 5;

/** `uno diez por ochenta`, `dos cuarenta de largo`: metres and centimetres as people say them, both in words. */
export function parseSpokenCentimetresAt(tokens: readonly Token[], first: number, next: number): number | undefined {
  const metres = tokens[first];
  const odd = tokens[next];
  if (next !== first + 1 || !metres?.inWords || !odd?.inWords || odd.value === undefined) return undefined;
  const whole = Number.isInteger(metres.value) && (metres.value ?? 0) >= 1 && (metres.value ?? 0) <= MAX_SPOKEN_METRES;
  const after = tokens[next + 1];
  const isJoined = /^(?:y|and)$/.test(after?.fold ?? '') && tokens[next + 2]?.kind === 'word';
  const open =
    isJoined ||
    after === undefined ||
    after.kind === 'break' ||
    /^(?:[,.;)x×*]|por|de|by)$/.test(after.fold) ||
    goesOnOtherwise(after);
  return whole && open && Number.isInteger(odd.value) && odd.value >= 10 && odd.value < CM_PER_METRE
    ? odd.value
    : undefined;
}

/** `20`, `ochenta`: two digits, or a number below a hundred in words. */
export function isCentimetres(token: Token | undefined): boolean {
  if (token?.kind !== 'number' || token.value === undefined) return false;
  return token.inWords ? token.value < 100 && Number.isInteger(token.value) : /^\d\d$/.test(token.text);
}
