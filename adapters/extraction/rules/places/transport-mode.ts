import { MAX_FINDING_WORDS, type RouteFinding } from '../../../../domain/quoting/route-finding.js';
import type { Passage } from '../text/split-email.js';
import {
  AIR_WORDS,
  COURIER_WISHES,
  COURIER_WORDS,
  ROAD_WISHES,
  ROAD_WORDS,
  SEA_WORDS,
} from './transport-mode.words.js';

/** Longest stretch of a passage that is looked through, in characters. */
const MAX_LENGTH = 20_000;
/** How many characters before and behind a mode's words decide whether it is asked for. */
const REACH = 48;
/** The mode is not wanted, was another time's, or is somebody else's. */
const NOT_ASKED_BEFORE =
  /\b(?:not|no|nor|never|instead of|rather than|en vez de|en lugar de|sino|usually|normally|last time|antes|used to|than)\b[^.;]*$/;
const BY_OTHERS_BEFORE =
  /\b(?:shipped|sent|went|goes|go|going|came|comes|mand(?:amos|aron|e)|envi(?:amos|aron|e)|salen?|van?|fue|viaj[a-z]+|leg|tramo)\b[^.;]*$/;
const NOT_ASKED_BEHIND =
  /^[^.;]*\b(?:too (?:slow|long)|is not|es muy lent[oa]|tarda(?:n)? (?:mucho|demasiado)|leg to|no sirve)\b/;
/** `no es aéreo`, `not by air`. */
const NOT_BY_AIR =
  /\b(?:no (?:es|va|sera|por|me sirve|quiero)|not(?: by)?|nada de)(?: un| por)? (?:aere[oa]|avion|air)\b/;
/** Land transport is the way on from the airport. */
const ONWARD_BEFORE =
  /(?:\b(?:y|and|mas|plus|then|luego|despues|incl[a-z]*|con|with|hasta|interno|local|on|de ahi)|\+) (?:the |el |un |a |su |also |tambien )?$/;
/** `…, por tierra a Estelí`: behind a comma it is the way on where it says whereto. */
const BEHIND_COMMA = /, (?:the |el |un |a |su |also |tambien )?$/;
/** `entregado en Esquipulas, por tierra`: what is by road is the delivery. */
const IS_DELIVERED = /\b(?:entreg|deliver|puest[oa]s?\b)/;
const WHERETO = /^ ?(?:a|al|to|hasta|into|up to|down to)\b/;
/** Both are asked for: `quote air and ocean`. */
const BOTH =
  /\b(?:both|ambos|also|tambien|as well|compar[a-z]+|versus|vs|either)\b|\b(?:and|y|or|o|&|\/)(?: cuanto| how much)? ?$/;

/**
 * A transport that is asked for and is not by air; undefined where none is.
 * @param codes how many airports are named by their codes
 */
export function findOtherMode(passages: readonly Passage[], codes: number): RouteFinding | undefined {
  const isByCodes = codes >= 2;
  const isNotByAir = passages.some(({ fold }) => NOT_BY_AIR.test(fold.slice(0, MAX_LENGTH)));
  const speaksOfAir = passages.some(({ fold }) => AIR_WORDS.some((air) => air.test(fold)));
  const isByAir = !isNotByAir && (codes > 0 || speaksOfAir);
  for (const { fold, lines } of passages) {
    // A subject of air freight does not make air freight of a letter that asks for a truck.
    const isRouted = !isNotByAir && (isByCodes || AIR_WORDS.some((air) => air.test(fold)));
    const text = lines.map((line) => line.text).join('\n');
    const found =
      findSea(fold.slice(0, MAX_LENGTH), isByAir) ?? findOnLand(fold.slice(0, MAX_LENGTH), isRouted, speaksOfAir);
    if (found) {
      const words = text.slice(found.index, found.index + found[0].length).replace(/\s+/g, ' ');
      return { code: 'other-mode', words: words.slice(0, MAX_FINDING_WORDS).trim() };
    }
  }
  return undefined;
}

function findSea(fold: string, isByAir: boolean): RegExpExecArray | undefined {
  return findAsked(fold, SEA_WORDS, (before, match) => {
    if (BY_OTHERS_BEFORE.test(before)) return false;
    return !isByAir || (AIR_WORDS.some((air) => air.test(before)) && BOTH.test(before)) || isContainer(match);
  });
}

function isContainer(match: string): boolean {
  return /^(?:\d|contenedor)/.test(match) || match === 'fcl' || match === 'lcl';
}

function findOnLand(fold: string, isByAir: boolean, speaksOfAir: boolean): RegExpExecArray | undefined {
  const isAsked = (before: string, _: string, behind: string) =>
    !isOnward(before, behind) && !BY_OTHERS_BEFORE.test(before);
  const road = speaksOfAir ? undefined : findAsked(fold, ROAD_WISHES, isAsked);
  if (road) return road;
  const courier = findAsked(fold, COURIER_WISHES, (before) => !BY_OTHERS_BEFORE.test(before));
  if (courier || isByAir) return courier;
  return (
    findAsked(fold, ROAD_WORDS, isAsked) ?? findAsked(fold, COURIER_WORDS, (before) => !BY_OTHERS_BEFORE.test(before))
  );
}

function isOnward(before: string, behind: string): boolean {
  return (
    ONWARD_BEFORE.test(before) || (BEHIND_COMMA.test(before) && (WHERETO.test(behind) || IS_DELIVERED.test(before)))
  );
}

function findAsked(
  fold: string,
  words: readonly RegExp[],
  accepts: (before: string, match: string, behind: string) => boolean,
): RegExpExecArray | undefined {
  for (const pattern of words) {
    for (const match of fold.matchAll(pattern)) {
      const before = fold.slice(Math.max(0, match.index - REACH), match.index).replace(/\n/g, ' ');
      const behind = fold.slice(match.index + match[0].length, match.index + match[0].length + REACH);
      if (NOT_ASKED_BEFORE.test(before) || NOT_ASKED_BEHIND.test(behind)) continue;
      if (accepts(before, match[0], behind)) return match;
    }
  }
  return undefined;
}
