import { defineMessages } from '../../../domain/message-catalogue.js';

/** What people read about two readings that differ, in English. */
export const COMPOSITE_MESSAGES = defineMessages('adapters.COMPOSITE_MESSAGES', {
  severalWithDocuments:
    'The email holds several shipments, and a document that may belong to any of them: quote them one by one.',
  secondReadingFailed: 'The second reading failed.',
  readByRulesAlone: (reason: string) => `${reason} The email was read by the rules alone.`,
  emailValueTaken: ({
    field,
    stated,
    source,
    other,
  }: {
    readonly field: string;
    readonly stated: string;
    readonly source: string;
    readonly other: string;
  }) => `${field}: the email states ${stated}, ${source} ${other}. The email's value was taken.`,
  noStatedTotal: 'no total that agrees with its rows',
  notLegible: 'not legible',
  readFromPicture: ({
    filename,
    page,
    line,
    words,
  }: {
    readonly filename: string;
    readonly page: number;
    readonly line: number;
    readonly words: string;
  }) =>
    line === 0
      ? `read from a picture, and nothing confirms it (${filename})`
      : `read from a picture, and nothing confirms it (${filename}, page ${page}, line ${line}: “${words}”)`,
  rulesValueKept: ({
    field,
    rulesValue,
    otherName,
    otherValue,
    quote,
  }: {
    readonly field: string;
    readonly rulesValue: string;
    readonly otherName: string;
    readonly otherValue: string;
    readonly quote: string;
  }) =>
    `${field}: the rules read ${rulesValue}, ${otherName} read ${otherValue} in "${quote}". The rules' value was kept.`,
  requestSeenInWords: (words: string) => `The rules saw no request for a quotation; the words "${words}" are one.`,
  wordsStillOpen: (words: string) =>
    `The model's answer leaves "${words}" unaccounted for; what it rests on was left out.`,
  noDeliveryPlace: (value: string) => `no delivery place in ${value}`,
} as const);
