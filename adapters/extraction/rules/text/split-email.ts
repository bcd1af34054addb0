import type { ExtractionInput } from '../../../../domain/quoting/shipment-extractor.port.js';
import type { EmailPart } from '../../../../domain/quoting/shipment-request.js';
import { detectNumberFormat, type NumberFormat } from '../numbers/parse-number.js';
import { restructureRecords } from '../records/restructure-records.js';
import { findCompanyName, type Mailbox, parseMailbox, splitNames } from '../sender/mailbox.js';
import { blankUntickedOptions } from './checkboxes.js';
import { excludeEarlierShipments } from './earlier-shipments.js';
import { restructureForm } from './form-questions.js';
import { partFormerState } from './former-state.js';
import { decodeHtmlEntities } from './html-entities.js';
import { blankHtmlRemnants } from './html-remnants.js';
import { type Line, splitLines } from './lines.js';
import { foldText, goesOnBeyondRead, MAX_LENGTH, type NormalText, normalizeText } from './normalize-text.js';
import { type QuotedLayerKind, splitQuotedLayers } from './quoted-layers.js';
import { repeatLines } from './repeat-lines.js';
import { restructureLines } from './restructure-lines.js';
import { splitZones } from './signature-zones.js';
import type { TextSpan } from './token.js';
import { TokenStream } from './token-stream.js';
import { tokenize } from './tokenize.js';

/** A stretch of the email by one author, ready to be read. */
export interface Passage {
  readonly kind: QuotedLayerKind | 'subject';
  readonly stream: TokenStream;
  readonly lines: readonly Line[];
  /** Folded text, line by line. */
  readonly fold: string;
}

/** An email taken apart. */
export interface SplitEmail {
  /** By how much their word counts: the newest message, messages passed on, subject, history. */
  readonly passages: readonly Passage[];
  readonly signature: readonly Line[];
  /** Takes the signature of the newest message into tokens; few emails need it. */
  readonly createSignatureStream: () => TokenStream;
  readonly mailbox: Mailbox;
  readonly normalFrom: NormalText;
  readonly normalBody: NormalText;
  readonly normalSubject: NormalText;
  readonly numberFormat: NumberFormat;
  readonly addressesMachine: boolean;
  /** It answers a message that it quotes. */
  readonly isAnswer: boolean;
  readonly cutOff: boolean;
  /** The last words that were read, where what the sender or a forwarded message says goes on behind them. */
  readonly lastWordsRead: string | undefined;
  /** The whole body, folded. */
  readonly whole: string;
}

const NUMBERS = /\d[\d.,]*\d|\d/g;
const MAX_SAMPLED_NUMBERS = 2000;
const LAST_WORDS_LENGTH = 40;
const RANKS: Readonly<Record<Passage['kind'], number>> = { top: 0, forwarded: 1, subject: 2, history: 3 };

/** Takes an email apart into passages, signature and header facts. */
export function splitEmail(email: ExtractionInput): SplitEmail {
  const normalFrom = normalizeText(email.from ?? '');
  const mailbox = parseMailbox(normalFrom.text);
  const normalSubject = normalizeText((email.subject ?? '').slice(0, 2000));
  const plainBody = decodeHtmlEntities(blankHtmlRemnants(restructureRecords(normalizeText(email.body))));
  const normalBody = restructureForm(restructureLines(repeatLines(blankUntickedOptions(plainBody))));
  const names = splitNames(mailbox);
  const company = foldText(findCompanyName(mailbox.display) ?? '');
  const numberFormat = detectNumberFormat(
    (`${normalSubject.text}\n${normalBody.text}`.match(NUMBERS) ?? []).slice(0, MAX_SAMPLED_NUMBERS),
  );
  const layers = splitQuotedLayers(splitLines(normalBody), foldText(normalSubject.text));
  const zoned = layers.map((layer, k) => ({
    layer,
    zones:
      k === 0
        ? splitZones(layer.lines, names, company === '' ? [] : [company])
        : splitZones(layer.lines, splitNames(parseMailbox(layer.from ?? ''))),
  }));
  const createStream = (lines: readonly Line[], part: EmailPart, normal: NormalText, original: string) => {
    const spans: TextSpan[] = lines.map((line) => ({ from: line.from, to: line.to }));
    return new TokenStream(tokenize(normal, spans, numberFormat), part, original);
  };
  const passage = (
    kind: Passage['kind'],
    part: EmailPart,
    normal: NormalText,
    original: string,
    lines: readonly Line[],
  ): Passage => {
    return {
      kind,
      stream: createStream(lines, part, normal, original),
      lines,
      fold: lines.map((line) => line.fold).join('\n'),
    };
  };
  const passages = zoned.flatMap(({ layer, zones }) => {
    const { present, former } = partFormerState(excludeEarlierShipments(zones.body));
    const read = passage(layer.kind, 'body', normalBody, email.body, present);
    return former.length === 0 ? [read] : [read, passage('history', 'body', normalBody, email.body, former)];
  });
  passages.push(passage('subject', 'subject', normalSubject, email.subject ?? '', splitLines(normalSubject)));
  const signature = zoned[0]?.zones.signature ?? [];
  return {
    passages: [...passages].sort((one, other) => RANKS[one.kind] - RANKS[other.kind]),
    signature,
    createSignatureStream: () => createStream(signature, 'body', normalBody, email.body),
    mailbox,
    normalFrom,
    normalBody,
    normalSubject,
    numberFormat,
    addressesMachine: zoned.some(({ zones }) => zones.addressesMachine),
    isAnswer: layers.some(({ kind }) => kind === 'history'),
    cutOff: email.body.length > MAX_LENGTH,
    lastWordsRead: layers.at(-1)?.kind === 'history' ? undefined : findLastWords(email.body),
    whole: foldText(normalBody.text),
  };
}

/** The end of what was read of a body that is longer. */
function findLastWords(body: string): string | undefined {
  if (!goesOnBeyondRead(body)) return undefined;
  return body.slice(MAX_LENGTH - LAST_WORDS_LENGTH, MAX_LENGTH).trim();
}
