import { opensVoidCargo, takesCargoBack } from '../../../../domain/reading/void-cargo.js';
import type { TokenStream } from './token-stream.js';

const CORRECTS =
  /\b(?:perdon|disculpe|disculpa|sorry|digo|correction|correccion|corrijo|corrigiendo|correcto es|actually|mejor dicho|quise decir|i meant?|no wait|me equivoque|rectifico|fe de erratas|changed to|cambio|cambia|cambian|updated?|actualizado|ahora son|now|al final|en realidad|should read|should be|debe ser|instead|apologies|my mistake|(?:scratch|strike) that|borren? eso|olviden? eso|no ,? ?espere|hang on|erratum|lease|debe leerse|new (?=(?:total |gross )?(?:weight|size|dims?|dimensions?|count|figures?|quantity|total|qty|packing|data|measures?|value|height)\b)|nuev[oa]s? (?=(?:peso|medidas?|cantidad|total|datos?|dimension|packing|conteo|altura|valor)\b)|(?:peso|cantidad|medidas?|total|dimensiones|datos) nuev[oa]s?|last packing|packing final|bueno es)\b/;
const NOT_BEFORE =
  /(?:\bnot|\bno|\bno son|\bno eran|\bno es|\baren ' t|\bisn ' t|\bare not|\bis not|\by no|\band not|\bnor|\bni|\ben vez de|\binstead of|\ben lugar de|\brather than|\bde|\bfrom|\bantes|\bpreviously|\bwas|\beran|\bdecia|\bnot the|\bno los|\bno las|\bno the|\b(?:forget|disregard|ignore|scratch|olviden?|ignoren?|descarten?)(?: about)?(?: the| those| l[ao]s| de l[ao]s| es[ao]s)?) ?$/;
const NOT_AFTER =
  /^(?:[a-z]{1,9} ){0,3}(?:total |in total |en total )?,? ?(?:\( )?(?:y no|and not|not|no|instead of|en vez de|en lugar de|rather than|nor|ni)\s(?:de |the |los |las |a )?\d/;

/** `instead of 2 boxes / 64 kg`: what is taken back with the count before it. */
const SECOND_RETRACTED =
  /\b(?:instead of|en vez de|en lugar de|rather than) (?:the |las |los )?\d+ [a-z]+ ?(?:\/|,|y|and|with|con|de|of)(?: (?:with|con|de|of))? ?$/;

/** `not 5 pallets with 1,240 kg but 6 pallets`: what goes with a count that another replaces. */
const SECOND_DENIED = /\b(?:not|no|no son|no eran) \d+ [a-z]+ ?(?:\/|,|y|and|with|con|de|of)? ?$/;
const BUT_LATER = /\b(?:but|sino) \d/;

/** Whether the words before say that this value replaces another. */
export function isCorrected(stream: TokenStream, at: number, to: number): boolean {
  const before = stream.getFoldedText(Math.max(stream.getLineStart(at), at - 24), at);
  return CORRECTS.test(before) || NOT_AFTER.test(stream.getTextAfter(to, 7));
}

/** Whether the value is the one that a correction takes back (`not 540`, `y no 540`, `no 10`). */
export function isRetracted(stream: TokenStream, at: number): boolean {
  const before = stream.getFoldedText(Math.max(stream.getClauseStart(at), at - 4), at);
  if (isWithdrawnInBrackets(before) || isToldBefore(stream, at)) return true;
  if (isOfVoidCargo(stream, at)) return true;
  if (DENIED.test(before) && BUT_VALUE.test(stream.getTextAfter(at + 1, 6))) return true;
  if (SECOND_DENIED.test(stream.getTextBefore(at, 6)) && BUT_LATER.test(stream.getTextAfter(at, 6))) return true;
  if (!NOT_BEFORE.test(before)) return SECOND_RETRACTED.test(stream.getTextBefore(at, 8));
  return /\b(?:from|(?<!en vez |en lugar )de|was|eran|antes|decia|previously) ?$/.test(before)
    ? isChangedFromValue(stream, at)
    : !/\b(?:si|if)\b/.test(before);
}

/** `Old one (2 pallets) is off`. */
const IS_OFF = /\bis off\b/;
const MAX_CLAUSE = 30;

/** `Old one (2 pallets, 500 kg) please forget`: a sentence of cargo that was, and is taken back. */
function isOfVoidCargo(stream: TokenStream, at: number): boolean {
  const from = stream.getClauseStart(at);
  const to = Math.min(stream.getClauseEnd(at), from + MAX_CLAUSE);
  const behind = stream.getFoldedText(at, to);
  return opensVoidCargo(stream.getFoldedText(from, at)) && (takesCargoBack(behind) || IS_OFF.test(behind));
}

/** What the sender says to have told before. */
const TOLD =
  /\b(?:habia (?:puesto|dicho|indicado|escrito|mandado)|had (?:put|said|written|told you|given)|i (?:said|wrote|put|told you)|les? (?:dije|puse|indique)|(?:packing list|list|lista|correo|mail|email|invoice|factura|proforma) (?:said|stated|showed|decia|ponia|indicaba)) (?:[a-z]{1,9} ){0,2}$/;
/** A count before the figure, told with it: `6 llantas de`. */
const TOLD_WITH = /(?:^| )\d{1,6} [a-z]{2,20} (?:de|of|at|con|with|y|and) $/;
const BUT = /\b(?:pero|but|sino|now|ahora|al final|actually|en realidad)\b/;
const TOLD_REACH = 12;

/** `Abajo le había puesto 6 llantas de 62 kg, pero al final son 4`: the figures told before, up to the `but`. */
function isToldBefore(stream: TokenStream, at: number): boolean {
  if (!BUT.test(stream.getTextAfter(at, TOLD_REACH))) return false;
  const before = `${stream.getTextBefore(at, TOLD_REACH)} `;
  const count = TOLD_WITH.exec(before);
  const told = count ? before.slice(0, count.index + 1) : before;
  return TOLD.test(told);
}

const CHANGES_TO =
  /^\d\S* (?:[a-z]{1,9} )?(?:(?:to|a|but|now|ahora|hoy)\b|[,;.] (?:but |pero |and |y |it is |they are |ya )?(?:now|ahora|hoy|actualmente)\b)/;

/** `changes from 6 to 8`, `de 6 a 8`, `antes eran 540 kg, ahora 612 kg`: the first number goes. */
function isChangedFromValue(stream: TokenStream, at: number): boolean {
  const clause = stream.getTextBefore(at, 14);
  return (
    /\b(?:changes?d?|cambi[ao]n?|pas[ao]n?|increased|reduced|was|eran|antes|decia|previously)\b/.test(clause) &&
    CHANGES_TO.test(stream.getTextAfter(at, 7))
  );
}

const FORMER =
  'was|were|previously|formerly|originally|before|antes|anteriormente|originalmente|eran?|decia|not|no|instead of|en vez de|en lugar de|rather than|old|former';
/** `(was 120 x 90 x 85 cm)`, `(no 100 x 80 x 57)`, `(antes de 60x50x30)`: what a bracket takes back. */
const WITHDRAWN_IN_BRACKETS = new RegExp(
  `[([] ?(?:${FORMER}|(?:which|that|it|que|[a-z]+) (?:said|stated|showed|read|decia|decian|ponia|indicaba))(?: (?:de|the|of|:|it|is|era|eran|was|were)){0,2} ?$`,
);

/** Whether a bracket that opens right before says that the value held before. @param before folded words of the sentence */
export function isWithdrawnInBrackets(before: string): boolean {
  return WITHDRAWN_IN_BRACKETS.test(before);
}

const CHANGED =
  /\b(?:changes?d?|changing|cambi[ao]n?|cambiaron|cambio|pas[ao]n?|pasaron|paso|corrected|updated|went|grew|increased|reduced|crecio|crecieron)\b/;
const FROM_VALUE = /\b(?:from|de) ?$/;
const TO_VALUE = /^(?:to|a|into|ahora a) ?\d/;

const DENIED = /\b(?:no|not|isn ' t|aren ' t)(?: (?:mide|miden|pesa|pesan|es|son|is|are|de|the|las|los)){0,2} ?$/;
const BUT_VALUE =
  /^(?:cms? |mm |in |kgs? |lbs? )?,? ?(?:sino|but)(?: (?:que|de|rather|mide|miden|pesa|pesan|son|is|are))* ?\d/;

/** `dims changed from 120x80x100 cm to 120x80x130 cm`, `no mide 90x70x80 sino 95x75x105`: the value that another follows. */
export function isChangedTo(before: string, after: string): boolean {
  if (DENIED.test(before) && BUT_VALUE.test(after)) return true;
  return FROM_VALUE.test(before) && CHANGED.test(before) && TO_VALUE.test(after);
}

const REPLACES = new RegExp(
  `^[ ,(.;-]*${CORRECTS.source}(?: [,:;.-])?(?: que)?(?: (?:son|serian|eran|es|they are|it is|it ' s|that ' s|make (?:it|that)|should be|quise decir|deben ser))? ?$`,
);

/** Whether only words of correction are between two numbers (`perdón, son`, `sorry, make that`). */
export function isCorrectionBetween(between: string): boolean {
  return REPLACES.test(between);
}
