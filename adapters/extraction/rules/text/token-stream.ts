import type { EmailPart, Evidence } from '../../../../domain/quoting/shipment-request.js';
import { findLabels, type Label } from './labels.js';
import type { Token } from './token.js';

/** The method that evidence of these readers names. */
export const EXTRACTION_METHOD = 'rules';
const MAX_WINDOW = 60;
/** Words that a point shortens, so that it ends no sentence. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  'col av ave avda sta sto dra ing lic nro num tel aprox approx apto ofic edif blvd mrs sra prov dept dist urb res ext cia qty pcs lbs kgs ctns pulg dims ref att attn atte blts est min max cant tot plg plgs pulgs mts cms uds und unds pza pzas cjs paq inv val fact'.split(
    ' ',
  ),
);
/** Units whose point ends the sentence where a capital follows (`144 kg. Handle with care`). */
const UNIT_BEFORE_POINT = /^(?:kgs?|lbs?|cms?|m|mts|cbm)$/;

/** The tokens of one passage with their rows and sentences, for extractors that need the context of a token. */
export class TokenStream {
  /** The labels among the tokens. */
  readonly labels: readonly Label[];
  private readonly lineStarts: number[] = [];
  private readonly lineEnds: number[] = [];
  private readonly clauseStarts: number[] = [];
  private readonly labelByToken: (Label | undefined)[] = [];

  constructor(
    readonly tokens: readonly Token[],
    readonly part: EmailPart,
    private readonly original: string,
  ) {
    let row = 0;
    let clause = 0;
    tokens.forEach((token, i) => {
      this.lineStarts.push(row);
      this.clauseStarts.push(clause);
      if (token.kind === 'break') {
        row = i + 1;
        clause = i + 1;
      } else if (this.isClauseEnd(i)) clause = i + 1;
    });
    for (let i = tokens.length - 1, end = tokens.length; i >= 0; i -= 1) {
      if (tokens[i]?.kind === 'break') end = i;
      this.lineEnds[i] = end;
    }
    this.labels = findLabels(tokens);
    for (const label of this.labels) {
      for (let i = label.from; i < label.to; i += 1) this.labelByToken[i] = label;
    }
  }

  /** First token of the line. */
  getLineStart(i: number): number {
    return this.lineStarts[i] ?? 0;
  }

  /** The `break` that ends the line. */
  getLineEnd(i: number): number {
    return this.lineEnds[i] ?? this.tokens.length;
  }

  /** First token of the sentence. */
  getClauseStart(i: number): number {
    return this.clauseStarts[i] ?? 0;
  }

  /** One past the sentence's last token, within a bounded window. */
  getClauseEnd(i: number): number {
    const start = this.getClauseStart(i);
    let end = i + 1;
    while (end < this.tokens.length && end - i < MAX_WINDOW && this.clauseStarts[end] === start) end += 1;
    return end;
  }

  /** The label whose value the token belongs to. */
  findLabelAt(i: number): Label | undefined {
    return this.labelByToken[i];
  }

  /** Folded words and signs of a stretch, parted by blanks; never longer than a bounded window. */
  getFoldedText(from: number, to: number): string {
    const start = Math.max(0, from);
    const parts: string[] = [];
    for (let i = start; i < Math.min(to, this.tokens.length, start + 2 * MAX_WINDOW); i += 1)
      parts.push(this.tokens[i]?.fold ?? '');
    return parts.join(' ');
  }

  /** The part of the sentence before the token, at most `words` tokens of it. */
  getTextBefore(i: number, words = 12): string {
    return this.getFoldedText(Math.max(this.getClauseStart(i), i - words), i);
  }

  /** What follows in the line from the token on, at most `words` tokens of it. */
  getTextAfter(i: number, words = 6): string {
    const end = Math.min(this.tokens.length, i + words);
    let to = i;
    while (to < end && this.tokens[to]?.kind !== 'break') to += 1;
    return this.getFoldedText(i, to);
  }

  /** The whole sentence around the token, bounded. */
  clause(i: number): string {
    return this.getFoldedText(Math.max(this.getClauseStart(i), i - MAX_WINDOW), this.getClauseEnd(i));
  }

  /** The original text of a stretch of tokens. */
  getText(from: number, to: number): string {
    const first = this.tokens[from];
    const last = this.tokens[to - 1];
    return first && last && to > from ? this.original.slice(first.start, last.end) : '';
  }

  /** The text of a range for display: repaired if its encoding was broken. */
  getReadableText(from: number, to: number): string {
    const written = this.getText(from, to);
    if (!/[ÃÂâ][\u0080-\u00bf\u2018-\u2122€]/.test(written)) return written.replace(/\s+/g, ' ').trim();
    return this.tokens
      .slice(from, to)
      .map((token, k) => `${token.spaced && k > 0 ? ' ' : ''}${token.kind === 'break' ? ' ' : token.text}`)
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
  }

  /** The evidence for a stretch of tokens. */
  createEvidence(from: number, to: number): Evidence {
    const start = this.tokens[from]?.start ?? 0;
    const end = Math.max(start, this.tokens[to - 1]?.end ?? start);
    return { part: this.part, start, end, text: this.original.slice(start, end), method: EXTRACTION_METHOD };
  }

  private isClauseEnd(i: number): boolean {
    const token = this.tokens[i];
    if (token?.kind !== 'sign') return false;
    if (token.text === ';' || token.text === '?' || token.text === '!' || token.text === '|') return true;
    if (token.text !== '.') return false;
    const next = this.tokens[i + 1];
    const previous = this.tokens[i - 1];
    if (!next?.spaced) return false;
    if (previous?.kind === 'word' && UNIT_BEFORE_POINT.test(previous.fold) && /^\p{Lu}\p{Ll}/u.test(next.text))
      return true;
    return !(previous?.kind === 'word' && (previous.text.length <= 2 || ABBREVIATIONS.has(previous.fold)));
  }
}
