/** Nouns that name one shipment of several by themselves: `Shipment 1`, `Envío A`. */
const SHIPMENT_NOUNS = 'shipments?|shpts?|embarques?|envios?|consignments?|expedicion(?:es)?';
/** Nouns that may also name a part of one shipment: they set shipments apart where each has its own destination. */
const LOT_NOUNS =
  'lotes?|lots?|batch(?:es)?|cargas?|cargo|loads?|p\\.? ?o\\.?|orden|order|pedido|partida|despacho|route|ruta|quote|cotizacion|request|solicitud';
const NUMBER = '(?:(?:no|nr|num|n)\\.? ?|# ?)?(?:\\d{1,12}|[a-h]|i{1,3}|iv|v)';
const WORD = '(?:norte|sur|este|oeste|north|south|east|west|one|two|three|four|uno|dos|tres|cuatro|\\p{L}{3,12})';
const NAMED_END = ' ?(?:[:.)=/]|-(?=[ \\p{L}\\d])|(?: is| are| es| son| va| goes)\\b|,|(?=\\n)|$)';
const ORDINAL_END =
  '(?: (?:one|shipment|embarque|envio|consignment|lote|carga|load|lot|batch|quote|cotizacion))?' +
  '(?: ?[:,.)-]| (?:is|are|has|goes|to|es|son|va|seria|lleva|tiene|con|de|a|para|consists?)\\b)';
const FIRST = '(?:first|1st|primer[oa]?|1er[oa]?)';
const LATER =
  '(?:second|2nd|segund[oa]|2d[oa]|third|3rd|tercer[oa]?|3er[oa]?|fourth|4th|cuart[oa]|other|otr[oa]|another|last|ultim[oa])';
/** Where a label may begin: with the text, a line, a sentence, a clause, a column of a table. */
const BEGIN = '(?<=^|\\n|[.:;,|)] |[-*•] |\\b(?:and|y) )[ \\t>*•-]{0,6}';

/** How a label sets its item apart: as a shipment of its own, or as a part that needs its own destination to be one. */
export type LabelKind = 'shipment' | 'lot';

/** The beginning of a labelled item in the folded text. */
export interface ItemLabel {
  readonly kind: LabelKind;
  /** First character of the label, and one past its last. */
  readonly from: number;
  readonly to: number;
}

const NAMED_SHIPMENT = new RegExp(`${BEGIN}(?:${SHIPMENT_NOUNS}) ${NUMBER}${NAMED_END}`, 'gu');
const NAMED_LOT = new RegExp(`${BEGIN}(?:${LOT_NOUNS}) (?:${NUMBER}|${WORD})${NAMED_END}`, 'gu');
const ORDINAL = new RegExp(`${BEGIN}(?:the |el |la |un |una |an? )?(?:${FIRST}|${LATER})${ORDINAL_END}`, 'gu');
const ORDINAL_NOUN = new RegExp(`\\b(?:${SHIPMENT_NOUNS})\\b`, 'u');
/** `two shipments`, `tres embarques`: what is counted before its ordinals. */
const COUNTED = new RegExp(
  `\\b(?:two|three|four|five|[2-9]|dos|tres|cuatro|cinco) (?:separate |different |distint[oa]s )?(?:${SHIPMENT_NOUNS})\\b`,
  'u',
);
const LEADS_ON = /(?: (?:to|a|para|is|are|es|son|va|goes|has|lleva|tiene|con|de|seria|consists?))$/u;

/** The labels of a folded text that set shipments apart, in their order. */
export function findItemLabels(fold: string): ItemLabel[] {
  const ordinalKind: LabelKind = COUNTED.test(fold) ? 'shipment' : 'lot';
  const labels = [
    ...collect(fold, NAMED_SHIPMENT, () => 'shipment'),
    ...collect(fold, NAMED_LOT, () => 'lot'),
    ...collect(fold, ORDINAL, (words) => (ORDINAL_NOUN.test(words) ? 'shipment' : ordinalKind)),
  ];
  labels.sort((one, other) => one.from - other.from);
  return labels.filter((label, k) => k === 0 || label.from >= (labels[k - 1]?.to ?? 0));
}

function collect(fold: string, pattern: RegExp, kindOf: (words: string) => LabelKind): ItemLabel[] {
  return [...fold.matchAll(pattern)].map((match) => {
    const [words] = match;
    // `the second is 10 cartons to SAP`: the words that lead on belong to what is said of it.
    const lead = words.match(LEADS_ON)?.[0].length ?? 0;
    return { kind: kindOf(words), from: match.index, to: match.index + words.length - lead };
  });
}
