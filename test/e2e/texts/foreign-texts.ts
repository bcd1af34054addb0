import type { Language } from '../../../domain/message-catalogue.js';
import { listWords, loadVocabulary } from './vocabulary.js';

/** Words of the trade, units, names of products and formats: written alike in either language. */
const SHARED_WORDS: ReadonlySet<string> = new Set(
  (
    'auto istmo incoterm incoterms email webhook spam csv xlsx pdf json html api url smtp imap dkim spf dmarc tls oauth iata hawb mawb awb cif iva vat wht ' +
    'istmo usd crc gtq hnl nio pab eur cpt dap ddp dpu exw fca fas fob cfr cip ddu dat lbs kgs ctrl shift enter esc alt tab ' +
    'google microsoft gmail outlook postmark anthropic openai ollama npm run restore file jsonl webauthn qr totp utc'
  ).split(' '),
);
/** Abbreviated days and months, as `Intl` writes them. */
const CALENDAR = ['es-CR', 'es', 'en-US'].flatMap((locale) =>
  Array.from({ length: 12 }, (_none, at) => new Date(Date.UTC(2026, at, 1 + at))).flatMap((day) =>
    (['short', 'long'] as const).flatMap((style) =>
      listWords(day.toLocaleDateString(locale, { month: style, weekday: style, timeZone: 'UTC' })),
    ),
  ),
);
/** Addresses, identifiers and names of files are nobody's language. */
const DATA_PATTERN =
  /[\w.+<-]+@[\w.>-]+|\b[\w-]+(?:\.[\w-]+)*\.(?:example|com|csv|xlsx|pdf|jsonl|zip)\b|\bQ\d+\b|\b[A-Z]{3,4}\b/gu;
const MIN_WORD_LENGTH = 3;

/** Tells texts of a language from those of the other one. */
export class ForeignTextFinder {
  private readonly wholeTexts: ReadonlySet<string>;
  private readonly words: ReadonlySet<string>;
  private readonly data: readonly string[];

  /**
   * @param language the one that everything is to be in
   * @param written what people wrote, by the places where it stands; it may be named in other texts as well
   */
  constructor(language: Language, written: readonly string[]) {
    const own = loadVocabulary(language);
    const other = loadVocabulary(language === 'es' ? 'en' : 'es');
    const shared = new Set([...SHARED_WORDS, ...CALENDAR, ...listCountryWords(language)]);
    const known = new Set([...own.words, ...shared]);
    this.wholeTexts = new Set(
      [...other.wholeTexts].filter(
        (text) => !own.wholeTexts.has(text) && listWords(text).some((word) => !shared.has(word)),
      ),
    );
    this.words = new Set([...other.words].filter((word) => !known.has(word)));
    // The longest first: short ones may be part of longer ones.
    this.data = [...written].sort((a, b) => b.length - a.length);
  }

  /** The words of a text that the other language's catalogues alone have; the whole text where it is one of their texts. */
  findForeignWords(text: string): readonly string[] {
    const isData = () => this.data.some((known) => known === text);
    if (this.wholeTexts.has(text)) return isData() ? [] : [text];
    // A live region says title and body without a blank between them.
    let rest = text.replaceAll(DATA_PATTERN, ' ').replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
    if (this.listForeign(rest).length === 0) return [];
    for (const known of this.data) rest = rest.replaceAll(known, ' ');
    return this.listForeign(rest);
  }

  private listForeign(text: string): string[] {
    return listWords(text).filter((word) => word.length >= MIN_WORD_LENGTH && this.words.has(word));
  }
}

/** The names of all countries, as the console gets them from the browser. */
function listCountryWords(language: Language): string[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return alphabet.flatMap((one) => alphabet.flatMap((other) => listWords(names.of(one + other) ?? '')));
}
