import type { Translation } from '../../message-catalogue.js';
import type * as english from './outcome-reason.messages.js';

/** The same in Spanish. */
export const OUTCOME_REASON_MESSAGES: Translation<typeof english.OUTCOME_REASON_MESSAGES> = {
  'accepted-in-answer': ({ quotationNumber, isRecorded }) => ({
    message: `El cliente acepta ${quotationNumber}.`,
    remedy: isRecorded
      ? 'Quedó registrada como aceptada. Coordine el embarque y luego marque el correo como atendido.'
      : `Compruebe que lo escribió el cliente, registre el resultado de ${quotationNumber} y luego marque el correo como atendido.`,
  }),
  'declined-in-answer': ({ quotationNumber, isRecorded }) => ({
    message: `El cliente rechaza ${quotationNumber}.`,
    remedy: isRecorded
      ? 'Quedó registrada como rechazada. Responda al cliente si hace falta y luego marque el correo como atendido.'
      : `Compruebe que lo escribió el cliente, registre el resultado de ${quotationNumber} y luego marque el correo como atendido.`,
  }),
  'accepted-late': ({ lastDay }) => ({
    message: `El cliente acepta después del último día de la cotización (${lastDay}); se calculó con la tarifa de hoy.`,
    remedy: 'Compare el precio nuevo con el aceptado; luego apruebe y envíe.',
  }),
  'pdf-requested': () => ({
    message: 'El cliente recibe el PDF de una persona: ningún correo sale por sí solo.',
    remedy: 'Descargue el PDF, entréguelo al cliente y marque la cotización como entregada.',
  }),
};
