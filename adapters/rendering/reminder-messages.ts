import type { Language } from '../../domain/quoting/shipment-request.js';

/** What a reminder speaks of, as it is written. */
export interface ReminderFacts {
  readonly reference: string;
  readonly issuedOn: string;
  readonly validUntil: string;
}

/** The words of the mail that reminds a customer; `openingWithoutPrice` where we had asked for data. */
export interface ReminderMessages {
  readonly title: (reference: string) => string;
  readonly opening: (facts: ReminderFacts) => readonly string[];
  readonly openingWithoutPrice: (facts: ReminderFacts) => readonly string[];
}

/** In every language that requests are read in. */
export const REMINDER_MESSAGES: Readonly<Record<Language, ReminderMessages>> = {
  en: {
    title: (reference) => `Reminder of quotation ${reference}`,
    opening: ({ reference, issuedOn, validUntil }) => [
      `On ${issuedOn} we sent you our quotation ${reference}, which is below in this conversation. It is valid until ${validUntil}.`,
      'Would you like to go ahead, or is there anything that you would like to ask? A short answer to this email is enough. If you have decided otherwise, we thank you for telling us; we will not remind you again.',
    ],
    openingWithoutPrice: ({ reference, issuedOn }) => [
      `On ${issuedOn} we asked you for some details of your request ${reference}, which is below in this conversation.`,
      'If you still need a quotation, a short answer to this email is enough. We will not remind you again.',
    ],
  },
  es: {
    title: (reference) => `Recordatorio de la cotización ${reference}`,
    opening: ({ reference, issuedOn, validUntil }) => [
      `El ${issuedOn} le enviamos nuestra cotización ${reference}, que está abajo en esta conversación. Es válida hasta el ${validUntil}.`,
      '¿Desea continuar, o tiene alguna consulta? Basta una respuesta corta a este correo. Si decidió otra cosa, le agradecemos que nos lo diga; no le enviaremos otro recordatorio.',
    ],
    openingWithoutPrice: ({ reference, issuedOn }) => [
      `El ${issuedOn} le pedimos algunos datos de su solicitud ${reference}, que está abajo en esta conversación.`,
      'Si todavía necesita una cotización, basta una respuesta corta a este correo. No le enviaremos otro recordatorio.',
    ],
  },
};
