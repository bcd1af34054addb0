import type { ReadableEmail } from '../../../../domain/quoting/shipment-extractor.port.js';
import type { EmailPart } from '../../../../domain/quoting/shipment-request.js';
import { withoutUnticked } from './checkboxes.js';
import { type Line, linesOf } from './lines.js';
import { companyOf, type Mailbox, mailboxOf, namesOf } from '../sender/mailbox.js';
import { visible } from './html-remnants.js';
import { folded, MAX_LENGTH, type NormalText, normalised } from './normalize-text.js';
import { habitOf, type NumberHabit } from '../numbers/parse-number.js';
import { restructured } from './form-questions.js';
import { type LayerKind, layersOf } from './quoted-layers.js';
import { Stream } from './token-stream.js';
import type { Span } from './token.js';
import { tokensOf } from './tokenize.js';
import { zonesOf } from './signature-zones.js';

/** A stretch of the email by one author, ready to be read. */
export interface Passage {
  readonly kind: LayerKind | 'subject';
  readonly stream: Stream;
  readonly lines: readonly Line[];
  /** Folded text, line by line. */
  readonly fold: string;
}

/** An email taken apart. */
export interface DividedEmail {
  /** By how much their word counts: the newest message, messages passed on, subject, history. */
  readonly passages: readonly Passage[];
  readonly signature: readonly Line[];
  readonly mailbox: Mailbox;
  readonly normalFrom: NormalText;
  readonly normalBody: NormalText;
  readonly normalSubject: NormalText;
  readonly habit: NumberHabit;
  readonly addressesMachine: boolean;
  readonly cutOff: boolean;
  /** The whole body, folded. */
  readonly whole: string;
}

const NUMBERS = /\d[\d.,]*\d|\d/g;
const MAX_HABIT_NUMBERS = 2000;
const RANKS: Readonly<Record<Passage['kind'], number>> = { top: 0, forwarded: 1, subject: 2, history: 3 };

/** Takes an email apart into passages, signature and header facts. */
export function divided(email: ReadableEmail): DividedEmail {
  const normalFrom = normalised(email.from ?? '');
  const mailbox = mailboxOf(normalFrom.text);
  const normalSubject = normalised((email.subject ?? '').slice(0, 2000));
  const normalBody = restructured(withoutUnticked(visible(normalised(email.body))));
  const names = namesOf(mailbox);
  const house = folded(companyOf(mailbox.display) ?? '');
  const habit = habitOf((`${normalSubject.text}\n${normalBody.text}`.match(NUMBERS) ?? []).slice(0, MAX_HABIT_NUMBERS));
  const layers = layersOf(linesOf(normalBody), folded(normalSubject.text));
  const zoned = layers.map((layer, k) => ({
    layer,
    zones:
      k === 0
        ? zonesOf(layer.lines, names, house === '' ? [] : [house])
        : zonesOf(layer.lines, namesOf(mailboxOf(layer.from ?? ''))),
  }));
  const passage = (
    kind: Passage['kind'],
    part: EmailPart,
    normal: NormalText,
    original: string,
    lines: readonly Line[],
  ): Passage => {
    const spans: Span[] = lines.map((line) => ({ from: line.from, to: line.to }));
    return {
      kind,
      stream: new Stream(tokensOf(normal, spans, habit), part, original),
      lines,
      fold: lines.map((line) => line.fold).join('\n'),
    };
  };
  const passages = zoned.map(({ layer, zones }) => passage(layer.kind, 'body', normalBody, email.body, zones.body));
  passages.push(passage('subject', 'subject', normalSubject, email.subject ?? '', linesOf(normalSubject)));
  return {
    passages: [...passages].sort((one, other) => RANKS[one.kind] - RANKS[other.kind]),
    signature: zoned[0]?.zones.signature ?? [],
    mailbox,
    normalFrom,
    normalBody,
    normalSubject,
    habit,
    addressesMachine: zoned.some(({ zones }) => zones.addressesMachine),
    cutOff: email.body.length > MAX_LENGTH,
    whole: folded(normalBody.text),
  };
}
