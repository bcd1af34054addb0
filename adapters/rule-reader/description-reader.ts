import { packagingOf } from './packaging.js';
import type { Stream } from './stream.js';
import { cmPer, kgPer, m3Per } from './units.js';

/** Words that may describe the goods. */
export interface DescriptionMention {
  readonly at: number;
  readonly to: number;
  readonly text: string;
  readonly score: number;
}

const MAX_LENGTH = 120;
const STOPS: ReadonlySet<string> = new Set(
  (
    'from to desde hasta a ready lista listo listas listos waiting for para que which that porque esperando weighing pesa pesan weighs measuring mide miden is are es son was were will we our nuestra nuestro el la los las the at en in on sobre by por via with con pls please ' +
    'favor cotizar quote total each cada dap ddp cpt cif fob exw fca cip cfr ddu dpu dat gross peso weight dims medidas size valor value not no sin y and all todo todas he she they it this these les me nos se ya all ex de of'
  ).split(' '),
);
const SOFT: ReadonlySet<string> = new Set([
  'para',
  'for',
  'de',
  'of',
  'y',
  'and',
  'con',
  'with',
  'la',
  'el',
  'los',
  'las',
  'the',
  'en',
  'in',
]);
const OPENERS =
  /\b(?:son|es|compr(?:e|amos|aron|o)|bought|traer|importar|ship|send|enviar|mandar|contain(?:s|ing)?|content|contienen?|contenido|van|cargo|carga de|shipment of|envio de|embarque de|ordered|quote for|cotizar|importacion de|transporte de|fly|flete de|flete para|cotizacion para|price for|precio para|rate for|need|se trata de|mercaderia|consists? of|have|tenemos|for below shipment|load of|said to contain|stc)$/;
const DULL =
  /^(?:the|a|an|cotizacion|quote|quotation|rate|request|rfq|air|aereo|aerea|freight|flete|precio|price|tarifa|urgente?|consulta|inquiry|enquiry|solicitud|re|rv|fw|fwd|offer|shipment|envio|cargo|carga|shipping|need|needed|please|pls|new|air ?freight|and|to|from|de|para|of|for|import|importacion|export|exportacion|transporte|req|sol|cot|follows|below|following|everything|it|them|this|todo|esto|lo|siguiente|something|some stuff)$/;
const GENERIC = /^(?:as follows|below|goods|cargo|carga|mercaderia|mercancia|general|details?|n \/ a|tbd|na|\d+)$/;

/** Reads what the goods are, the likeliest words first. */
export function descriptionMentions(stream: Stream): DescriptionMention[] {
  const found: DescriptionMention[] = [];
  const add = (from: number, to: number, score: number) => {
    const mention = mentionOf(stream, from, to, score);
    if (mention) found.push(mention);
  };
  for (const label of stream.labels) {
    if (label.field === 'goods') add(label.from, label.to, 10);
  }
  for (let i = 0; i < stream.tokens.length && found.length < 60; i += 1) {
    const token = stream.tokens[i];
    if (token?.kind !== 'word') continue;
    if (token.fold === 'ng' && stream.tokens[i - 1]?.text === '/' && stream.tokens[i + 1]?.text === '/')
      add(i + 2, stream.rowEnd(i), 9);
    const packed = packagingOf(token.fold);
    const next = stream.tokens[i + 1];
    if (packed && next) {
      const linked = /^(?:of|de|con|with|c)$/.test(next.fold);
      const counted =
        stream.tokens[i - 1]?.kind === 'number' ||
        stream.tokens[i - 2]?.kind === 'number' ||
        stream.tokens[i - 1]?.text === ')';
      if (linked) phrase(stream, i + 2, add, counted ? 7 : 4);
      else if (counted && next.kind === 'word' && !STOPS.has(next.fold)) phrase(stream, i + 1, add, 4);
    } else if (OPENERS.test(stream.fold(i - 2, i + 1))) phrase(stream, i + 1, add, 3);
    else if (/^[x×]$/.test(token.fold) && stream.tokens[i - 1]?.kind === 'number' && next?.kind === 'word')
      phrase(stream, i + 1, add, 5);
    else if (
      stream.tokens[i - 1]?.kind === 'number' &&
      (i < 3 || stream.tokens[i - 2]?.kind !== 'sign') &&
      token.text.length > 3 &&
      !cmPer(token.fold) &&
      !kgPer(token.fold) &&
      !m3Per(token.fold) &&
      stream.tokens[i - 1]?.inWords
    )
      phrase(stream, i, add, 4);
  }
  wordRows(stream, add);
  return found.sort((one, other) => other.score - one.score);
}

/** A phrase runs until a number, a sign or a word that leads elsewhere. */
function phrase(
  stream: Stream,
  from: number,
  add: (from: number, to: number, score: number) => void,
  score: number,
): void {
  let start = from;
  while (
    /^(?:the|el|la|los|las|un|una|a|an|some|unos|unas|nuestr[oa]s?|our|solo|only|used|usad[oa]s|:|traer|para|los)$/.test(
      stream.tokens[start]?.fold ?? '',
    ) &&
    start - from < 4
  )
    start += 1;
  if (packagingOf(stream.tokens[start]?.fold ?? '') && /^(?:de|of|con)$/.test(stream.tokens[start + 1]?.fold ?? ''))
    start += 2;
  let to = start;
  while (to < stream.tokens.length && to - start < 14) {
    const token = stream.tokens[to];
    if (!token || token.kind === 'break' || token.kind === 'number') break;
    if (token.kind === 'sign' && !"&/-'+".includes(token.text) && !(token.text === ',' && isShortList(stream, to)))
      break;
    const next = stream.tokens[to + 1];
    const soft =
      SOFT.has(token.fold) &&
      next?.kind === 'word' &&
      next.text === next.fold &&
      (!STOPS.has(next.fold) || SOFT.has(next.fold)) &&
      to > start;
    if (token.kind === 'word' && STOPS.has(token.fold) && !soft) break;
    to += 1;
  }
  while (to > start && (stream.tokens[to - 1]?.kind === 'sign' || SOFT.has(stream.tokens[to - 1]?.fold ?? ''))) to -= 1;
  if (to > start) add(start, to, score);
}

function isShortList(stream: Stream, comma: number): boolean {
  const next = stream.tokens[comma + 1];
  const after = stream.tokens[comma + 2];
  return (
    next?.kind === 'word' &&
    next.text === next.fold &&
    !STOPS.has(next.fold) &&
    (after?.text === ',' ||
      after?.text === ')' ||
      after?.fold === 'y' ||
      after?.fold === 'and' ||
      after?.kind === 'word')
  );
}

/** Lines or parts of a slash-parted subject that hold nothing but words. */
function wordRows(stream: Stream, add: (from: number, to: number, score: number) => void): void {
  let from = 0;
  for (let i = 0; i <= stream.tokens.length; i += 1) {
    const token = stream.tokens[i];
    const slash = stream.part === 'subject' && token?.kind === 'sign' && '/|-:,>('.includes(token.text);
    if (token && token.kind !== 'break' && !slash) continue;
    const words = stream.tokens.slice(from, i);
    const dull = words.filter((one) => one.kind === 'word' && (STOPS.has(one.fold) || DULL.test(one.fold))).length;
    const plain = words.filter((one) => one.kind === 'word').length;
    const numbers = words.some((one) => one.kind === 'number');
    const greets =
      /^(?:hola|dear|hi|hello|hey|good|buen|buenas|buenos|estimad|gracias|thanks|pls|please|favor|saludos|regards|quedo|kindly|greetings)/.test(
        words[0]?.fold ?? '',
      );
    if (
      plain > 0 &&
      words.length <= 16 &&
      !numbers &&
      !greets &&
      dull * 2 <= plain &&
      !stream.labels.some((label) => label.at >= from && label.at < i)
    )
      add(from, i, stream.part === 'subject' ? 2 : 2.5);
    else if (stream.part === 'subject' && plain > dull && plain <= 8) add(from, i, 1);
    from = i + 1;
  }
}

function mentionOf(stream: Stream, from: number, to: number, score: number): DescriptionMention | undefined {
  let start = from;
  while (start < to && stream.tokens[start]?.kind === 'sign') start += 1;
  let end = start;
  while (
    end < to &&
    stream.tokens[end]?.kind !== 'break' &&
    (stream.tokens[end]?.end ?? 0) - (stream.tokens[start]?.start ?? 0) <= MAX_LENGTH
  )
    end += 1;
  const text = stream.text(start, end).replace(/\s+/g, ' ').trim();
  const fold = stream.fold(start, end);
  if (!/\p{L}{3}/u.test(text) || GENERIC.test(fold) || DULL.test(fold)) return undefined;
  return { at: start, to: end, text, score };
}
