import type { Translation } from '../../domain/message-catalogue.js';
import type * as english from './notification-texts.messages.js';

/** The same in Spanish. */
export const NOTIFICATION_TEXTS: Translation<typeof english.NOTIFICATION_TEXTS> = {
  itemsNeedAttention: (total: number) => `${total} asuntos requieren su atención`,
  errorsNeedAttention: (total: number) => `${total} errores requieren atención`,
  quotationsSent: (total: number) => (total === 1 ? 'Se envió una cotización' : `Se enviaron ${total} cotizaciones`),
  summarySubject: (received: number, answered: number, held: number) =>
    `Resumen del día: ${received} recibidos, ${answered} respondidos, ${held} retenidos`,
  period: (from: string, to: string) => `Del ${from} al ${to}:`,
  received: (count: number) => `Correos recibidos: ${count}`,
  answered: (count: number) => `Respondidos: ${count}`,
  held: (count: number) => `Retenidos para revisión manual: ${count}`,
  failed: (count: number) => `Fallidos: ${count}`,
  value: (usd: string) => `Valor de las cotizaciones: ${usd} USD`,
  pending: 'Pendiente en este momento:',
  quotationsWaiting: (count: number) => `Cotizaciones por revisar: ${count}`,
  emailsFailed: (count: number) => `Correos que no se pudieron procesar: ${count}`,
  repliesFailed: (count: number) => `Respuestas que no se pudieron entregar: ${count}`,
  testSubject: 'Correo de prueba de Istmo',
  testText: 'Este es el correo de prueba que usted solicitó. Istmo puede enviarle avisos.',
  andMore: (count: number) => `y ${count} más.`,
  reason: (setting: string, address: string) => `Recibe este correo por la opción «${setting}» en ${address}`,
  aboutQuotations: 'Avisarme por correo sobre cotizaciones',
  aboutErrors: 'Avisarme por correo sobre errores',
  aboutSummary: 'Enviarme un resumen por correo',
  aboutTest: 'Enviarme una prueba',
};
