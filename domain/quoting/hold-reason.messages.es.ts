import type { Translation } from '../message-catalogue.js';
import type { Doubt, ReadingDifference } from '../reading/ledger/ledger.types.js';
import { CORRECTABLE_FIELDS } from './correctable-field.messages.es.js';
import type { RecognizedFigure } from './hold-reason.js';
import type * as english from './hold-reason.messages.js';
import { INTENT_NAMES } from './mail-intent.messages.es.js';
import { OUTCOME_REASON_MESSAGES } from './outcome/outcome-reason.messages.es.js';
import { translateRemark } from './translate-remark.js';

const REPROCESS = 'Si el cliente sí pidió una cotización, procéselo de nuevo en el procesador de correos.';
const CHECK_CARRIER = 'Confirme la aceptación con la aerolínea; luego apruebe y envíe.';
const COMPARE_AND_SEND = 'Compare los valores con el correo y corríjalos si hace falta; luego apruebe y envíe.';
const NO_LOOP = 'Verifique que no haya un ciclo de respuestas automáticas; luego apruebe y envíe.';
const ANSWER_BY_HAND = 'Lea el correo y respóndalo directamente; luego márquelo como atendido.';
const nameField = (field: string) => Object.entries(CORRECTABLE_FIELDS).find(([name]) => name === field)?.[1] ?? field;
const nameValues = ({ field, current, other }: ReadingDifference) =>
  `${nameField(field)}: ${translateRemark(current)} o ${translateRemark(other)}`;
const nameFigure = ({ field, value, filename, page, line, words }: RecognizedFigure) =>
  `${nameField(field)} ${value} (${filename}${line > 0 ? `, página ${page}, línea ${line}: “${words}”` : ''})`;

/** Why figures are in doubt, with the words of the email. */
const DOUBT_MESSAGES: Readonly<Record<Doubt, (words: string) => string>> = {
  'total-differs-from-parts': (words) => `Un total y sus partes no coinciden (“${words}”).`,
  'unit-guessed': (words) => `Falta una unidad (“${words}”).`,
  'figures-ambiguous': (words) => `Hay cifras que se pueden leer de dos formas (“${words}”).`,
  'column-unread': (words) => `No se leyeron columnas de una lista (“${words}”).`,
  'pieces-differ-from-sizes': (words) => `Los bultos y las medidas no coinciden (${words}).`,
  'weight-each-or-total': (words) => `No es seguro si un peso es por bulto o total (“${words}”).`,
  'repeats-another-piece': (words) => `Hay cifras indicadas por referencia a otras (“${words}”).`,
  'tare-unclear': (words) => `Junto al peso se indica una tara (“${words}”).`,
  'terms-differ': (words) => `Se indican dos términos de entrega (“${words}”).`,
  'text-cut': (words) => `El correo continúa más allá de lo que se leyó (lo último leído es “${words}”).`,
};

/** The same in Spanish. */
export const HOLD_REASON_MESSAGES: Translation<typeof english.HOLD_REASON_MESSAGES> = {
  'automatic-mail': ({ cause }) => ({ message: `Mensaje automático (${cause}).`, remedy: REPROCESS }),
  'not-a-request': () => ({ message: 'El correo no pide una cotización.', remedy: REPROCESS }),
  'request-not-recognized': ({ cause }) => ({
    message: `El correo describe una carga y pide precio, pero parece otro tipo de correo (${cause}).`,
    remedy:
      'Si el cliente pide una cotización, cotícela en el procesador de correos; luego marque el correo como atendido.',
  }),
  'other-intent': ({ intent, quotationNumber }) => ({
    message:
      quotationNumber === undefined
        ? `El correo no pide una cotización; su asunto es ${INTENT_NAMES[intent]}.`
        : `El correo pertenece a ${quotationNumber}; su asunto es ${INTENT_NAMES[intent]}.`,
    remedy: ANSWER_BY_HAND,
  }),
  'no-sender-mailbox': () => ({
    message: 'El correo no tiene una dirección de remitente a la cual responder.',
    remedy: 'Responda al cliente directamente.',
  }),
  'domain-unknown': ({ replyAddress, lookAlike }) =>
    lookAlike === undefined
      ? {
          message: `El dominio de ${replyAddress} no es un dominio reconocido.`,
          remedy: 'Apruebe y envíe; el dominio puede aprobarse en el mismo paso.',
        }
      : {
          message: `El dominio de ${replyAddress} no está reconocido, pero se parece a ${lookAlike}, que sí lo está.`,
          remedy: `Pregunte a ${lookAlike} por teléfono si la solicitud es suya; no apruebe nada antes.`,
        },
  'domain-not-approved': ({ mailDomain }) => ({
    message: `${mailDomain} está registrado, pero no aprobado.`,
    remedy: 'Apruebe el dominio en Dominios reconocidos, o apruebe y envíe solo esta cotización.',
  }),
  'sender-not-authentic': ({ isRefuted }) => ({
    message: isRefuted
      ? 'El servidor de correo indica que el correo no proviene del dominio de su remitente.'
      : 'No se pudo verificar el remitente (SPF/DKIM/DMARC).',
    remedy: 'Confirme por teléfono con el cliente que la solicitud es suya; luego apruebe y envíe.',
  }),
  'rate-missing': ({ serviceCode, explanation }) => ({
    message: explanation,
    remedy: `Agregue la tarifa de ${serviceCode} en Cargos en destino y recalcule.`,
  }),
  'exchange-rate-missing': ({ currency, explanation }) => ({
    message: explanation,
    remedy: `Agregue el tipo de cambio de ${currency} en Tipos de cambio y recalcule.`,
  }),
  'compulsory-on-request': ({ serviceName, trace }) => ({
    message: `No se puede calcular ${serviceName}: ${trace}.`,
    remedy: 'Complete el valor que la tarifa necesita y recalcule.',
  }),
  'manual-lines': ({ count }) => ({
    message: count === 1 ? 'Se cambió a mano una línea de cargo.' : `Se cambiaron a mano ${count} líneas de cargo.`,
    remedy: 'Verifique que aún correspondan al embarque; luego apruebe y envíe.',
  }),
  'rate-for-condition-missing': ({ names }) => ({
    message: `No hay tarifa para ${names.join(', ')}.`,
    remedy: 'Agregue una tarifa con esta condición en Cargos en destino y recalcule, o revise el precio y apruebe.',
  }),
  'delivery-on-request': ({ serviceName, trace }) => ({
    message: `${serviceName} no tiene precio: ${trace}.`,
    remedy: 'Pida el precio de la entrega y responda directamente, o apruebe sin ella.',
  }),
  'dangerous-goods': () => ({ message: 'Mercancía peligrosa.', remedy: CHECK_CARRIER }),
  oversize: ({ longestCm }) => ({ message: `Un lado mide ${longestCm} cm.`, remedy: CHECK_CARRIER }),
  'piece-too-high': ({ heightCm, limitCm }) => ({
    message: `Una pieza mide ${heightCm} cm de alto; las bodegas inferiores admiten ${limitCm} cm.`,
    remedy: CHECK_CARRIER,
  }),
  'piece-too-heavy': ({ weightKg, limitKg }) => ({
    message: `Una pieza pesa unos ${weightKg} kg, más de ${limitKg} kg.`,
    remedy: CHECK_CARRIER,
  }),
  'sea-term': ({ term }) => ({
    message: `${term} es un término de transporte marítimo; por vía aérea no define quién asume cada riesgo.`,
    remedy: 'Pida al cliente un término como FCA, CPT, CIP, DAP o DDP, o apruebe y envíe.',
  }),
  'density-implausible': ({ density, lowest, highest }) => ({
    message: `${density} kg/m³ está fuera de ${lowest}–${highest} kg/m³: un peso o una medida puede estar mal leído.`,
    remedy: 'Compare el peso y las medidas con el correo y corríjalos; luego apruebe y envíe.',
  }),
  'total-above-limit': ({ limitUsd }) => ({
    message: `El total supera el límite de ${limitUsd} USD.`,
    remedy: 'Revise la cotización; luego apruebe y envíe.',
  }),
  'margin-below-floor': ({ marginUsd, percent, floorPercent, floorUsd }) => ({
    message: `El margen es de ${marginUsd} USD${percent ? `, ${percent} %` : ''}, inferior al mínimo de ${floorPercent} % y ${floorUsd} USD.`,
    remedy: 'Revise las tarifas o cambie líneas a mano; luego apruebe y envíe.',
  }),
  'attachment-unread': ({ filenames }) => ({
    message: `No se pudo leer un adjunto que puede contener los datos de la carga: ${filenames.join(', ')}.`,
    remedy: 'Abra el adjunto y corrija los valores; luego apruebe y envíe.',
  }),
  'mail-unread': ({ filenames, isEncrypted }) => ({
    message: isEncrypted
      ? `El correo está cifrado, o firmado de una forma que no se puede abrir: ${filenames.join(', ')}.`
      : `El correo no tiene texto, y no se pudo leer lo que trae adjunto: ${filenames.join(', ')}.`,
    remedy: isEncrypted
      ? 'Pida al remitente un correo sin cifrar; luego marque este como atendido.'
      : 'Abra el adjunto; si pide una cotización, cotícela en el procesador de correos. Luego marque el correo como atendido.',
  }),
  'several-shipments': () => ({
    message: 'El correo contiene varios embarques que no se pudieron separar.',
    remedy: 'Ingrese cada embarque como una cotización aparte en el procesador de correos.',
  }),
  'shipments-told-apart': ({ count }) => ({
    message: `El correo contiene ${count} embarques; cada uno se leyó y se cotizó por separado.`,
    remedy: 'Compárelos con el correo y apruebe: una respuesta los cotiza todos.',
  }),
  'request-doubtful': () => ({
    message: 'El correo describe un embarque, pero no es seguro que pida una cotización.',
    remedy: 'Lea el correo; si sí la pide, apruebe y envíe.',
  }),
  'values-conflict': ({ conflicts }) => ({
    message: `El correo contiene datos contradictorios (${conflicts.map(nameValues).join('; ')}).`,
    remedy: COMPARE_AND_SEND,
  }),
  'recognized-unconfirmed': ({ figures }) => ({
    message: `Leído de una imagen, y nada lo confirma: ${figures.map(nameFigure).join('; ')}.`,
    remedy: 'Compare los valores con la imagen y corríjalos si hace falta; luego apruebe y envíe.',
  }),
  'readings-differ': ({ differences }) => ({
    message: `Dos lecturas del correo no coinciden (${differences.map(nameValues).join('; ')}).`,
    remedy: COMPARE_AND_SEND,
  }),
  'figures-left-over': ({ items }) => ({
    message: `El correo contiene cifras sin asignar: ${items.join('; ')}.`,
    remedy: COMPARE_AND_SEND,
  }),
  'places-left-over': ({ places }) => ({
    message: `El correo menciona lugares que no están en la cotización: ${places.join('; ')}.`,
    remedy: 'Indique a dónde va la carga; luego apruebe y envíe.',
  }),
  'figures-doubtful': ({ doubts }) => ({
    message: doubts.map(({ code, words }) => DOUBT_MESSAGES[code](words)).join(' '),
    remedy: COMPARE_AND_SEND,
  }),
  'destination-not-served': ({ words }) => ({
    message: `El correo menciona un destino que no se atiende: “${words}”.`,
    remedy: 'Responda al cliente directamente, o corrija el destino; luego apruebe y envíe.',
  }),
  'place-ambiguous': ({ words }) => ({
    message: `Hay varios lugares con este nombre: “${words}”.`,
    remedy: 'Elija el lugar correcto; luego apruebe y envíe.',
  }),
  'delivery-place-missing': ({ term }) => ({
    message: `“${term}” pide la entrega, pero no se leyó ningún lugar conocido fuera del aeropuerto.`,
    remedy: 'Ingrese el lugar de entrega, o confirme que el embarque termina en el aeropuerto; luego apruebe y envíe.',
  }),
  'not-air-freight': ({ words }) => ({
    message: `El correo podría pedir algo distinto de carga aérea a los aeropuertos atendidos: “${words}”.`,
    remedy: 'Lea el correo; si se trata de carga aérea, apruebe y envíe.',
  }),
  'special-cargo': ({ words }) => ({
    message: `La carga puede requerir manejo especial: “${words}”.`,
    remedy: CHECK_CARRIER,
  }),
  'special-wish': ({ words }) => ({
    message: `El cliente pide algo que la cotización no incluye: “${words}”.`,
    remedy: 'Agréguelo a mano o avise al cliente; luego apruebe y envíe.',
  }),
  'dangerous-goods-suspected': ({ words }) => ({
    message: `La mercancía podría ser peligrosa: “${words}”.`,
    remedy: 'Pida al cliente la hoja de seguridad; luego apruebe y envíe.',
  }),
  'other-purpose': ({ words }) => ({
    message: `El correo podría tratar de algo distinto de una cotización nueva: “${words}”.`,
    remedy: 'Lea el correo; si sí pide precio, apruebe y envíe.',
  }),
  'nothing-stated': () => ({
    message: 'La solicitud no indica ni carga ni ruta.',
    remedy: 'Pregunte al cliente qué carga es y a dónde va.',
  }),
  'autonomy-propose-only': () => ({
    message: 'Toda respuesta a este cliente requiere aprobación.',
    remedy: 'Revise la cotización; luego apruebe y envíe.',
  }),
  'autonomy-certain-only': ({ fields }) => ({
    message: `La cotización es indicativa, porque la solicitud no indica: ${fields.join(', ')}. Para este cliente requiere aprobación.`,
    remedy: 'Consulte al cliente, o apruebe y envíe la cotización con sus supuestos.',
  }),
  'data-missing': ({ fields }) => ({
    message: `La solicitud no indica: ${fields.join(', ')}.`,
    remedy: 'Consulte al cliente, o apruebe y envíe la cotización con sus supuestos.',
  }),
  'too-many-replies': ({ limit, recipient }) =>
    ({
      address: { message: `Se enviaron ${limit} respuestas a esta dirección en una hora.`, remedy: NO_LOOP },
      domain: {
        message: `Se enviaron ${limit} respuestas a este dominio en una hora.`,
        remedy: 'Verifique que las solicitudes sean intencionales; luego apruebe y envíe.',
      },
      thread: {
        message: `Se enviaron ${limit} respuestas en este hilo sin intervención de un usuario.`,
        remedy: NO_LOOP,
      },
    })[recipient],
  'repeated-request': ({ limit }) => ({
    message: `Este remitente ya envió la misma solicitud, y se respondió ${limit} veces en una hora.`,
    remedy: NO_LOOP,
  }),
  'follow-up': (params) =>
    params.from === 'customer'
      ? {
          message: `El correo pertenece a ${params.quotationNumber} y no indica cifras nuevas del embarque.`,
          remedy: params.needsStaff
            ? 'Lea el correo y responda al cliente directamente.'
            : 'Si sí cambia el embarque, responda al cliente directamente.',
        }
      : {
          message: 'El correo menciona una cotización, pero no viene del buzón ni del dominio para el que se hizo.',
          remedy: 'Lea el correo; si es el cliente, corrija la cotización o responda directamente.',
        },
  'unproven-revision': ({ quotationNumber, isAnswerProven }) => ({
    message: isAnswerProven
      ? `El correo cambiaría ${quotationNumber}, que se basa en correo sin verificar que ningún usuario aprobó.`
      : `El correo cambiaría ${quotationNumber}, pero no se pudo verificar que venga del cliente.`,
    remedy: `Consulte al cliente por teléfono y corrija ${quotationNumber} a mano; luego marque el correo como atendido.`,
  }),
  'set-aside-before': ({ quotationNumber }) => ({
    message: `El correo cambiaría ${quotationNumber}, que un usuario descartó.`,
    remedy: `Reabra ${quotationNumber} y corríjala si se necesita de nuevo, o responda directamente.`,
  }),
  ...OUTCOME_REASON_MESSAGES,
  'message-id-reused': ({ emailId }) => ({
    message: `El correo ${emailId} tiene el mismo Message-ID y remitente, y no es el mismo.`,
    remedy: `Compárelo con el correo ${emailId}: uno de los dos podría ser falso. Luego márquelo como atendido.`,
  }),
  'reply-cancelled': () => ({
    message: 'Un usuario canceló la respuesta antes de enviarse.',
    remedy: 'Corrija o recalcule la cotización si tiene errores; luego apruebe y envíe.',
  }),
};

/** The same in Spanish. */
export const WITHOUT_PARAMETERS_MESSAGES: Translation<typeof english.WITHOUT_PARAMETERS_MESSAGES> = {
  remedy: 'Lea el correo y abra su cotización si la tiene.',
};
