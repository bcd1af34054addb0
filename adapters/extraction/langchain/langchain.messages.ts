import { defineMessages } from '../../../domain/message-catalogue.js';

/** What people read about the language model and its answers, in English. */
export const LANGCHAIN_MESSAGES = defineMessages('adapters.LANGCHAIN_MESSAGES', {
  ambiguousNumber: ({
    label,
    quote,
    amount,
  }: {
    readonly label: string;
    readonly quote: string;
    readonly amount: number;
  }) => `The ${label} "${quote}" can be read in two ways; ${amount} was taken.`,
  missingUnit: ({ label, unit }: { readonly label: string; readonly unit: string }) =>
    `The ${label} that the model found has no unit; ${unit} are taken.`,
  inventedValue: (label: string) => `The model's ${label} does not stand in the email and was left out.`,
  hourlyLimitReached: 'The language model was asked as often as it may be within an hour.',
  circuitOpen: 'The language model failed several times in a row and is left alone for a minute.',
  unusableAnswer: 'The answer of the language model could not be used.',
  noAnswerInTime: 'The language model did not answer in time.',
  refusedWithStatus: (status: number) => `The language model's server refused with status ${status}.`,
  unreachable: "The language model's server could not be reached.",
  answerTooLong: 'The language model answered with far more than was asked.',
} as const);
