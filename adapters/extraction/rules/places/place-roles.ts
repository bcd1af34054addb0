import type { TokenStream } from '../text/token-stream.js';
import { isCarriedTo } from './carriage-cues.js';
import { isWantedIn, leadsOnToSite, leadsToSite } from './customer-sites.js';
import { isEverydayWord } from './everyday-names.js';
import { isBehindLanding, isStop } from './onward-places.js';
import { isPartOfName, isSalutation, isWantedHere, type SetAsideRole } from './place-asides.js';
import { isRoadTo, type PlaceGroup } from './place-groups.js';
import {
  ANY_TERM,
  BEHIND_REACH,
  CHANGED_FROM,
  CONSIGNEE,
  DELIVER,
  DELIVERED_AT,
  DELIVERED_AT_SITE,
  DELIVERY_BEHIND,
  DROPPED,
  ENDS_AT,
  FLIES_FROM,
  FLIES_TO,
  FROM,
  FROM_ABROAD,
  INSTEAD,
  LANDS,
  LANDSCAPE_BEHIND,
  NEGATED,
  NEGATED_BEHIND,
  OFFICE_AFTER,
  OFFICE_BEFORE,
  ONWARD,
  ONWARDS,
  PAST,
  RETRACTED,
  STREET,
  TERM,
  THIS_TIME,
  TO,
  TO_SITE,
  WRITES_FROM,
} from './place-roles.words.js';
import { areAlternatives, findRoutePairs, isChangeOfFlight } from './route-pairs.js';
import { SITE_HEADS } from './site-names.words.js';

/** How strongly the words around a place speak for each of its roles; negative: against. */
export interface PlaceRoles {
  readonly group: PlaceGroup;
  readonly origin: number;
  /** Where the flight ends. */
  readonly arrival: number;
  /** Where the goods are delivered beyond the airport. */
  readonly delivery: number;
  /** Why it has no role in the shipment; undefined where it may have one. */
  readonly aside: SetAsideRole | undefined;
  /** One of two places that are still to be chosen from. */
  readonly alternative: boolean;
  /** Words of the way on from the airport lead to it, be it across a border. */
  readonly beyond: boolean;
}

/** Weighs the words around every place. */
export function scoreRoles(groups: readonly PlaceGroup[]): readonly PlaceRoles[] {
  const pairs = findRoutePairs(groups);
  return groups.map((group, k) =>
    scoreRole(group, groups[k - 1], groups[k + 1], {
      first: pairs[k] === true,
      second: pairs[k - 1] === true,
      townBefore: pairs[k - 1] === true ? groups[k - 2] : undefined,
    }),
  );
}

/** Whether the place is the first or the second of two that a sign of a route joins. */
interface PairRole {
  readonly first: boolean;
  readonly second: boolean;
  /** The place before the pair whose second this is. */
  readonly townBefore: PlaceGroup | undefined;
}

function scoreRole(
  group: PlaceGroup,
  previous: PlaceGroup | undefined,
  next: PlaceGroup | undefined,
  { first, second, townBefore }: PairRole,
): PlaceRoles {
  const { stream, at } = group;
  const near = `${stream.getFoldedText(Math.max(stream.getLineStart(at), at - 6), at)} `;
  const isDirected = FLIES_TO.test(near) || stream.findLabelAt(at)?.field === 'destination';
  const before = getTextBefore(group, first ? undefined : (townBefore ?? (isDirected ? previous : undefined)));
  const label = stream.findLabelAt(at);
  const leavesLabel = label?.field === 'origin' || label?.field === 'pickup';
  const leads =
    leavesLabel &&
    ((label.field === 'origin' && label.from !== at && /\b(?:a|al|to|hasta|para) $/.test(near)) ||
      stream.getClauseStart(at) > label.from);
  const field = leads ? undefined : label?.field;
  const either = areAlternatives(previous, group) || areAlternatives(group, next);
  let origin = 0;
  let arrival = 0;
  let delivery = 0;
  if (field === 'origin') origin += 6;
  if (field === 'pickup') origin += 4;
  if (field === 'destination') arrival += 6;
  if (field === 'delivery') delivery += CONSIGNEE.test(label?.phrase ?? '') ? 2 : 6;
  // `Destino: Hospital del Norte, Liberia (LIR)`: no flight ends in a house.
  if (field === 'destination' && label && SITE_HEADS.has(stream.tokens[label.from]?.fold ?? '')) delivery += 6;
  if (field === 'origin' || field === 'pickup') arrival -= 6;
  const byCode = group.mentions.some((one) => one.code);
  if (first && !second) origin += 4;
  if (second) arrival += 4;
  if (second && !first && byCode) origin -= 6;
  if (first && !second && byCode && next !== undefined && !next.airport && next.mentions.some((one) => one.code))
    arrival -= 9;
  const dropped = DROPPED.test(near);
  const leaves =
    (FROM.test(near) && !dropped && !WRITES_FROM.test(near)) ||
    isStartOfRoute(group, near) ||
    (group.places.length === 0 && !group.airport && !group.country && FROM_ABROAD.test(near));
  if (leaves) {
    origin += 4;
    arrival -= 3;
    delivery -= 4;
  } else if (TO.test(near) || CHANGED_FROM.test(stream.getFoldedText(Math.max(0, at - 12), at))) arrival += 2;
  if (/\bto|hasta|a|destino|into|llega\b/.test(near) && TO.test(near) && !/\b(?:in|en|por|for) (?:\w+ )*$/.test(near))
    arrival += 1;
  if (FLIES_FROM.test(near)) origin += 4;
  if (ENDS_AT.test(`${stream.getTextBefore(at, ENDS_REACH)} `)) arrival += 3;
  if (TO_SITE.test(near) && !leaves) arrival += 2;
  if (leadsToSite(group) && !leaves) delivery += 3;
  const term = findLastIndex(before, TERM);
  if (term >= 0 && !leaves) {
    delivery += before.length - term < 60 ? 3 : 1;
    arrival += 1;
  }
  if (DELIVER.test(before) && !leaves) delivery += 2;
  if (/\b(?:deliver|entreg|door|puerta|domicilio|brought|bring|dejen|puest[oa]s? en)\w*/.test(before) && !leaves)
    delivery += 1;
  const isAtSite = DELIVERED_AT_SITE.test(before) && !leaves;
  if (isAtSite || (DELIVERED_AT.test(near) && !leaves)) delivery += 2;
  if (dropped) {
    arrival += 2;
    delivery += 3;
  }
  if (LANDS.test(near)) delivery -= 2;
  const isNextFar = next?.stream !== stream || next.at - group.to > BEHIND_REACH;
  if (!leaves && isNextFar && DELIVERY_BEHIND.test(stream.getTextAfter(group.to, BEHIND_REACH))) delivery += 2;
  const instead = INSTEAD.test(before);
  const onward =
    (ONWARD.test(near) ||
      ONWARDS.test(near) ||
      instead ||
      (!leaves &&
        (isCarriedTo(group, previous) ||
          isWantedHere(group) ||
          leadsOnToSite(group) ||
          isWantedIn(group) ||
          isBehindLanding(group, previous)))) &&
    !group.isAirport;
  if (onward) {
    delivery += 4;
    arrival += 1;
  }
  if (group.isAirport) {
    delivery -= 6;
    arrival += 1;
    origin += 1;
  }
  if (group.mentions.some((one) => one.code)) {
    arrival += 2;
    origin += 2;
  }
  const negatedBehind = NEGATED_BEHIND.test(stream.getTextAfter(group.to, 8));
  const negated =
    negatedBehind || (!instead && NEGATED.test(near) && !/\bno (?:\w+ )?en $/.test(near.replace(NEGATED, '')));
  const via = isStop(group, previous, near) || (first && second && isChangeOfFlight(group, next));
  const isPast =
    PAST.test(stream.clause(at)) && !THIS_TIME.test(`${stream.getFoldedText(stream.getClauseStart(at), at)} `);
  const writesFromHere = stream.part === 'subject' && isOffice(group);
  const aside = writesFromHere ? 'sender-place' : findObjection(negated, via, isPast, isChangedFrom(group, next));
  const isLandscape = LANDSCAPE_BEHIND.test(stream.getTextAfter(group.to, 1));
  if (
    label?.from !== at &&
    !isAtSite &&
    (STREET.test(near) || isLandscape || isRoadTo(stream, at)) &&
    !group.isAirport
  ) {
    delivery -= 5;
    arrival -= 4;
    origin -= 2;
  }
  const everyday = isEverydayWord(group);
  const said = `${stream.getFoldedText(Math.max(stream.getClauseStart(at), at - 6), at)} `;
  const cued =
    leaves ||
    onward ||
    dropped ||
    first ||
    (TO.test(said) && !/\b(?:for|por|now|ahora|cost|price) $/.test(said)) ||
    TERM.test(said) ||
    ANY_TERM.test(said) ||
    DELIVER.test(said) ||
    second ||
    field === 'destination' ||
    field === 'delivery' ||
    either ||
    group.isAirport;
  if (everyday && !cued) return { group, origin, arrival, delivery, aside: 'word', alternative: false, beyond: false };
  if (isPartOfName(group)) delivery -= 3;
  // `Consignee: to be advised, Guatemala`: a country is no place that goods are brought to.
  if (field === 'delivery' && CONSIGNEE.test(label?.phrase ?? '') && group.country !== undefined)
    delivery = Math.min(delivery, 1);
  if (field === 'name' || field === 'company' || field === 'phone' || field === 'email' || isSalutation(group))
    return {
      group,
      origin: -9,
      arrival: -9,
      delivery: -9,
      aside: 'name',
      alternative: false,
      beyond: false,
    };
  return {
    group,
    origin,
    arrival,
    delivery,
    aside,
    alternative: either,
    beyond: onward && !leaves,
  };
}

/** How many words may stand between `final destination` and the place. */
const ENDS_REACH = 9;

/** `Cotización - oficina Guatemala`, `RFQ / Panama office`: in a subject, where the letter comes from. */
function isOffice({ stream, at, to }: PlaceGroup): boolean {
  return OFFICE_BEFORE.test(stream.getTextBefore(at, 3)) || OFFICE_AFTER.test(stream.getTextAfter(to, 1));
}

function findObjection(negated: boolean, via: boolean, past: boolean, changed: boolean): SetAsideRole | undefined {
  if (negated) return 'negated';
  if (via) return 'transit';
  if (past) return 'past';
  return changed ? 'superseded' : undefined;
}

/**
 * `de Venecia a nuestra tienda`: a name that is also a town's of the region means the foreign one at the start of a
 * route.
 */
function isStartOfRoute({ stream, to, origins, places }: PlaceGroup, near: string): boolean {
  return (
    origins.length > 0 &&
    places.length > 0 &&
    /\b(?:de|from) $/.test(near) &&
    /^(?:, [a-z]+ )?(?:a|al|hasta|hacia|to)\b(?! ?\d)/.test(stream.getTextAfter(to, 4))
  );
}

/**
 * What is said before a place. `Hasta la bodega en Curridabat // FRA - San José`: what leads to a town before a route is not
 * said of the route's end.
 */
function getTextBefore({ stream, at }: PlaceGroup, townBefore: PlaceGroup | undefined): string {
  const isTown = townBefore?.stream === stream && townBefore.places.length > 0 && !townBefore.isAirport;
  const reach = isTown ? Math.min(26, at - townBefore.to) : 26;
  return `${isTown ? '' : getLeadIn(stream, at)}${stream.getTextBefore(at, reach)} `;
}

/** A line that ends with a colon speaks of the lines below it. */
function getLeadIn(stream: TokenStream, at: number): string {
  const row = stream.getLineStart(at);
  if (row < 2 || stream.getClauseStart(at) < row) return '';
  return stream.tokens[row - 2]?.text === ':'
    ? `${stream.getFoldedText(Math.max(stream.getLineStart(row - 2), row - 16), row - 1)} `
    : '';
}

/** `the airport changes from SJO to LIR`, `SJO -> now LIR`, `LIR (changed: SJO)`. */
function isChangedFrom(group: PlaceGroup, next: PlaceGroup | undefined): boolean {
  const { stream } = group;
  const before = stream.getTextBefore(group.at, 8);
  if (/\b(?:changes?d?|cambi[ao]n?|move[ds]?|switch(?:ed)?)\b.*\b(?:from|de)$/.test(before)) return true;
  if (!next || next.stream !== stream) return false;
  const between = next.at - group.to <= 12 ? stream.getFoldedText(group.to, next.at) : '';
  return (
    (next.at - group.to <= 8 && /\b(?:now|ahora|changed)\b/.test(between)) ||
    RETRACTED.test(between) ||
    RETRACTED.test(`${between} `)
  );
}

function findLastIndex(text: string, pattern: RegExp): number {
  let at = -1;
  if (!pattern.test(text)) return at;
  for (const match of text.matchAll(new RegExp(pattern.source, 'g'))) at = match.index;
  return at;
}
