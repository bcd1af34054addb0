import { getRecognizedName } from '../../domain/customers/recognized-domain.js';
import { STAFF_ROLE_NAMES } from '../../domain/identity/identity.messages.js';
import type { StaffAction } from '../../domain/identity/staff-action.js';
import type { Translation } from '../../domain/message-catalogue.js';
import { formatOfficeMinute } from '../../domain/office-day.js';
import { isMailbox } from '../../domain/outbound-mail/sendable-mail.js';
import { formatChanges } from '../../domain/quoting/correction/correction.js';
import { formatHoldReason } from '../../domain/quoting/hold-reason.messages.js';
import { formatQuotationNumber } from '../../domain/quoting/quotation.js';
import { LEDGER_CHOICE_TEXTS, LINE_ACTION_TEXTS } from '../../domain/quoting/quoting.messages.js';
import type { ExchangeRate } from '../../domain/tariff/exchange-rate/exchange-rate.js';
import type { Rate } from '../../domain/tariff/rate.js';
import type * as english from './domain-event.messages.js';
import type { DomainEventOf } from './domain-events.js';
import { INTEGRATION_EVENT_FORMATS } from './integration-event-formats.js';
import { nameCountry } from './name-country.js';
import * as outcomes from './outcome-event.messages.js';
import type { LoggedAccount } from './staff-events.js';

const STAFF_ACTION_NAMES: Readonly<Record<StaffAction, string>> = {
  create: 'Crear',
  'change-role': 'Cambiar el rol de',
  disable: 'Desactivar',
  enable: 'Activar',
  'reset-password': 'Restablecer la contraseña de',
  'reset-second-factor': 'Restablecer el segundo factor de',
};

/** The same in Spanish. */
export const EVENT_MESSAGES: Translation<typeof english.EVENT_MESSAGES> = {
  ...INTEGRATION_EVENT_FORMATS,
  'email-held': (event) => ({ action: 'Correo retenido', details: formatReadEmail(event) }),
  'email-ignored': (event) => ({ action: 'Correo ignorado', details: formatReadEmail(event) }),
  'email-failed': ({ emailId, attempts, reason }) => ({
    action: 'Correo no procesado',
    details: `El correo ${emailId} ${attempts === undefined ? 'no se leyó' : `se abandonó después de ${attempts} intentos`}: ${reason}`,
  }),
  'email-requeued': ({ emailId, from }) => ({
    action: 'Correo puesto en cola de nuevo',
    details: `Correo ${emailId} de ${from}`,
  }),
  'follow-up-completed': ({ emailId, from }) => ({
    action: 'Seguimiento atendido',
    details: `El correo ${emailId} de ${from} se atendió directamente`,
  }),
  'quotation-created': (event) => ({
    action: 'Cotización creada',
    details: `${formatQuotation(event)}${event.isByPhone ? ', solicitada por teléfono' : ''}, ${event.total} USD`,
  }),
  'quotation-revised': (event) => ({
    action: 'Cotización revisada',
    details: `${formatQuotation(event)}, ${event.total} USD`,
  }),
  'quotation-held': (event) => ({
    action: 'Cotización retenida',
    details: `${formatQuotation(event)}${event.isByPhone ? ', solicitada por teléfono,' : ''} requiere revisión manual: ${event.reasons.map((one) => formatHoldReason(one).message).join(' ')}`,
  }),
  'quotation-approved': ({ recognizedDomain, ...event }) => ({
    action: 'Cotización aprobada',
    details: `${formatQuotation(event)}${recognizedDomain ? `, y con ella ${recognizedDomain}` : ''}`,
  }),
  'quotation-handed-over': (event) => ({ action: 'Cotización entregada', details: formatQuotation(event) }),
  'quotation-dismissed': ({ after, ...event }) => ({
    action: 'Cotización descartada',
    details: `${formatQuotation(event)}: ${after.reason}`,
  }),
  'quotation-reopened': (event) => ({
    action: 'Cotización reabierta',
    details: `${formatQuotation(event)} requiere revisión de nuevo`,
  }),
  'quotation-outcome-recorded': outcomes.formatOutcomeRecorded,
  'quotation-outcome-proposed': outcomes.formatOutcomeProposed,
  'quotation-answered-by-link': outcomes.formatAnsweredByLink,
  'quotation-repriced': ({ quotationId, after }) => ({
    action: 'Cotización recalculada',
    details: `${formatQuotationNumber(quotationId)} pasó a la revisión ${after.revision}`,
  }),
  'quotation-corrected': ({ quotationId, after, changes }) => ({
    action: 'Cotización corregida',
    details: `${formatQuotationNumber(quotationId)} pasó a la revisión ${after.revision}: ${formatChanges(changes)}`,
  }),
  'quotation-line-changed': ({ quotationId, before, after, action, reason }) => ({
    action: 'Línea de cargo cambiada a mano',
    details: `${formatQuotationNumber(quotationId)} pasó a la revisión ${after.revision}: ${after.serviceCode} ${LINE_ACTION_TEXTS[action]}, ${before.amount ?? '–'} → ${after.amount ?? '–'}${reason ? ` (${reason})` : ''}`,
  }),
  'quotation-note-changed': outcomes.formatNoteChanged,
  'ledger-role-assigned': ({ quotationId, after, words, choice, changes }) => ({
    action: 'Cifra del correo asignada',
    details: `${formatQuotationNumber(quotationId)} pasó a la revisión ${after.revision}: "${words}": ${LEDGER_CHOICE_TEXTS[choice]}${changes.length > 0 ? `: ${formatChanges(changes)}` : ''}`,
  }),
  'quotation-sent': (event) => ({ action: 'Cotización enviada', details: formatReply(event) }),
  'quotation-reminded': (event) => ({ action: 'Recordatorio enviado al cliente', details: formatReply(event) }),
  'customer-called': outcomes.formatCalled,
  'quotation-resent': (event) => ({ action: 'Cotización enviada de nuevo', details: formatReply(event) }),
  'reply-failed': ({ reason, ...event }) => ({
    action: 'Respuesta no entregada',
    details: `${formatReply(event)}: ${reason}`,
  }),
  'reply-retried': (event) => ({ action: 'Respuesta intentada de nuevo', details: formatReply(event) }),
  'reply-copy-retried': (event) => ({ action: 'Copia archivada de nuevo', details: formatReply(event) }),
  'reply-cancelled': (event) => ({ action: 'Respuesta cancelada', details: formatReply(event) }),
  'reply-requeued': (event) => ({ action: 'Respuesta puesta en cola de nuevo', details: formatReply(event) }),
  'quotations-exported': ({ filters }) => ({
    action: 'Cotizaciones exportadas',
    details: filters.length === 0 ? 'Todas las cotizaciones' : filters.join(', '),
  }),
  'corrections-exported': () => ({
    action: 'Correcciones exportadas',
    details: 'Correos corregidos con sus valores corregidos',
  }),
  'notification-email-failed': ({ subject, to, reason }) => ({
    action: 'Aviso por correo no entregado',
    details: `"${subject}" a ${to}: ${reason}`,
  }),
  'notification-email-retried': ({ subject, to }) => ({
    action: 'Aviso por correo intentado de nuevo',
    details: `"${subject}" a ${to}`,
  }),
  'test-email-requested': ({ to }) => ({ action: 'Correo de prueba solicitado', details: `A ${to}` }),
  'rate-created': ({ after, why }) => ({ action: 'Tarifa creada', details: formatRate(after, why) }),
  'rate-updated': ({ after, why }) => ({ action: 'Tarifa actualizada', details: formatRate(after, why) }),
  'rate-deleted': ({ before, why }) => ({ action: 'Tarifa eliminada', details: formatRate(before, why) }),
  'rate-reverted': ({ after, entryId }) => ({
    action: 'Tarifa revertida',
    details: formatRate(after, `como antes de la entrada ${entryId}`),
  }),
  'rates-imported': ({ after: { file, added, changed, same } }) => ({
    action: 'Tarifas importadas',
    details: `${file}: ${added} nuevas, ${changed} cambiadas, ${same} sin cambios`,
  }),
  'rate-import-undone': ({ after: { file, removed, restored } }) => ({
    action: 'Importación deshecha',
    details: `${file}: ${removed} quitadas, ${restored} restablecidas`,
  }),
  'rates-exported': ({ rates, format }) => ({
    action: 'Tarifas exportadas',
    details: `${rates} tarifas en ${format.toUpperCase()}`,
  }),
  'sample-rates-confirmed': ({ after }) => ({
    action: 'Tarifas de ejemplo confirmadas',
    details: `${after.rateIds.length} tarifas de ejemplo confirmadas`,
  }),
  'charge-code-created': ({ after }) => ({ action: 'Código de cargo creado', details: after.code }),
  'charge-code-updated': ({ after }) => ({ action: 'Código de cargo actualizado', details: after.code }),
  'charge-code-deleted': ({ before }) => ({ action: 'Código de cargo eliminado', details: before.code }),
  'exchange-rate-created': ({ after }) => ({ action: 'Tipo de cambio creado', details: formatExchangeRate(after) }),
  'exchange-rate-updated': ({ after }) => ({
    action: 'Tipo de cambio actualizado',
    details: formatExchangeRate(after),
  }),
  'exchange-rate-deleted': ({ before }) => ({
    action: 'Tipo de cambio eliminado',
    details: formatExchangeRate(before),
  }),
  'tax-rate-created': ({ after }) => ({ action: 'Tasa de impuestos creada', details: nameCountry(after) }),
  'tax-rate-updated': ({ after }) => ({ action: 'Tasa de impuestos actualizada', details: nameCountry(after) }),
  'tax-rate-deleted': ({ before }) => ({ action: 'Tasa de impuestos eliminada', details: nameCountry(before) }),
  'recognized-domain-created': ({ after }) => ({ action: 'Dominio creado', details: getRecognizedName(after) }),
  'recognized-domain-updated': ({ after }) => ({ action: 'Dominio actualizado', details: getRecognizedName(after) }),
  'recognized-domain-deleted': ({ before }) => ({ action: 'Dominio eliminado', details: getRecognizedName(before) }),
  'mawb-consignee-created': ({ after }) => ({ action: 'Consignación creada', details: after.stationLegalName }),
  'mawb-consignee-updated': ({ after }) => ({ action: 'Consignación actualizada', details: after.stationLegalName }),
  'mawb-consignee-deleted': ({ before }) => ({ action: 'Consignación eliminada', details: before.stationLegalName }),
  'disclaimer-created': ({ after }) => ({ action: 'Condición creada', details: after.title }),
  'disclaimer-updated': ({ after }) => ({ action: 'Condición actualizada', details: after.title }),
  'disclaimer-deleted': ({ before }) => ({ action: 'Condición eliminada', details: before.title }),
  'disclaimers-reordered': () => ({ action: 'Condiciones reordenadas', details: 'Todas las condiciones' }),
  'signed-in': ({ actor }) => ({ action: 'Inicio de sesión', details: actor }),
  'signed-out': ({ actor }) => ({ action: 'Cierre de sesión', details: actor }),
  'sign-in-failed': ({ account, address }) => ({
    action: 'Inicio de sesión fallido',
    details: `${formatAccountName(account)} desde ${address}`,
  }),
  'sign-in-throttled': ({ account, address }) => ({
    action: 'Inicios de sesión rechazados',
    details: `Demasiados intentos: ${formatAccountName(account)} desde ${address}`,
  }),
  'call-refused': ({ call, role, mustChangePassword }) => ({
    action: 'Llamada rechazada',
    details: `${call}, ${mustChangePassword ? 'con contraseña inicial' : `como ${STAFF_ROLE_NAMES[role]}`}`,
  }),
  'identity-check-failed': ({ actor, checked }) => ({
    action: checked === 'password' ? 'Contraseña actual incorrecta' : 'Código del segundo factor incorrecto',
    details: actor,
  }),
  'staff-account-created': ({ after }) => ({ action: 'Cuenta creada', details: formatStaffAccount(after) }),
  'staff-role-changed': ({ before, after }) => ({
    action: 'Rol cambiado',
    details: `${after.email}: ${STAFF_ROLE_NAMES[before.role]} → ${STAFF_ROLE_NAMES[after.role]}`,
  }),
  'staff-account-disabled': ({ after }) => ({ action: 'Cuenta desactivada', details: formatStaffAccount(after) }),
  'staff-account-enabled': ({ after }) => ({ action: 'Cuenta activada', details: formatStaffAccount(after) }),
  'staff-password-reset': ({ after }) => ({ action: 'Contraseña restablecida', details: formatStaffAccount(after) }),
  'staff-second-factor-reset': ({ after }) => ({
    action: 'Segundo factor restablecido',
    details: formatStaffAccount(after),
  }),
  'second-factor-enabled': ({ actor }) => ({ action: 'Segundo factor configurado', details: actor }),
  'second-factor-removed': ({ actor }) => ({ action: 'Segundo factor quitado', details: actor }),
  'recovery-code-used': ({ actor, left }) => ({
    action: 'Código de recuperación usado',
    details: `${actor}, quedan ${left}`,
  }),
  'staff-change-refused': ({ action, account, reason }) => ({
    action: 'Cambio de una cuenta rechazado',
    details: `${STAFF_ACTION_NAMES[action]} ${account === '' ? 'una cuenta desconocida' : formatAccountName(account)}: ${reason}`,
  }),
  'password-changed': ({ actor }) => ({ action: 'Contraseña cambiada', details: actor }),
  'profile-updated': ({ after }) => ({ action: 'Perfil actualizado', details: `${after.name}, ${after.email}` }),
  'avatar-updated': ({ contentType, byteCount }) => ({
    action: 'Foto de perfil actualizada',
    details: `${contentType}, ${byteCount} bytes`,
  }),
  'avatar-removed': ({ actor }) => ({ action: 'Foto de perfil quitada', details: actor }),
  'notification-preferences-updated': ({ actor }) => ({
    action: 'Configuración de notificaciones actualizada',
    details: actor,
  }),
  'mailbox-connected': ({ after }) => ({ action: 'Buzón conectado', details: after.address }),
  'mailbox-updated': ({ after }) => ({ action: 'Buzón actualizado', details: after.address }),
  'mailbox-disconnected': ({ before }) => ({ action: 'Buzón desconectado', details: before.address }),
  'settings-updated': ({ before, after }) => ({
    action: 'Configuración del sistema actualizada',
    details: Object.entries(after)
      .filter(([name, value]) => before[name] !== value)
      .map(([name, value]) => `${name}: ${String(before[name])} → ${String(value)}`)
      .join(', '),
  }),
  'core-rules-validated': ({ tests, alarms }) => ({
    action: 'Reglas básicas validadas',
    details:
      alarms.length === 0
        ? `${tests} pruebas, todas como deben estar`
        : `${alarms.length} de ${tests} pruebas requieren atención: ${alarms.join('; ')}`,
  }),
  'records-purged': ({ activity, emails, staffMails, since }) => ({
    action: 'Registros antiguos eliminados',
    details: `Entradas del registro: ${activity}, correos sin cotización: ${emails}, avisos por correo: ${staffMails}, todos anteriores al ${formatOfficeMinute(since)}`,
  }),
  'customer-exported': ({ customer }) => ({
    action: 'Datos de cliente exportados',
    details: `Todo lo guardado sobre ${customer}`,
  }),
  'customer-erased': ({ isMailbox: isOneMailbox, counts }) => ({
    action: 'Cliente eliminado',
    details: `${isOneMailbox ? 'Un buzón' : 'Un dominio'}; correos: ${counts.emails}, cotizaciones: ${counts.quotations}, respuestas: ${counts.replies}, entradas del registro: ${counts.activity}`,
  }),
  'backup-created': () => ({ action: 'Copia de seguridad hecha', details: 'Una copia de seguridad completa' }),
  'activity-exported': ({ filter }) => ({
    action: 'Registro de actividad exportado',
    details: formatActivityFilter(filter),
  }),
};

function formatReadEmail({ from, reason }: DomainEventOf<'email-held' | 'email-ignored'>): string {
  return `De ${from}: ${reason ? formatHoldReason(reason).message : 'No se pidió una cotización.'}`;
}

function formatQuotation(quotation: {
  readonly quotationId: number;
  readonly clientEmail: string;
  readonly revision?: number | undefined;
}): string {
  const { quotationId, clientEmail, revision } = quotation;
  const suffix = revision === undefined ? '' : `, revisión ${revision}`;
  return `${formatQuotationNumber(quotationId)}${suffix}${clientEmail ? ` para ${clientEmail}` : ''}`;
}

function formatReply({ quotationId, to }: { readonly quotationId: number; readonly to: string }): string {
  return `${formatQuotationNumber(quotationId)} a ${to}`;
}

function formatExchangeRate({ currency, unitsPerUsd, validFrom, validUntil }: ExchangeRate): string {
  return `${unitsPerUsd.toFixed()} ${currency}/USD del ${validFrom} al ${validUntil}`;
}

function formatRate({ serviceCode, airportCode }: Rate, why: string | undefined): string {
  return `${serviceCode} en ${airportCode}${why === undefined ? '' : `, ${why}`}`;
}

/** Only an email address is repeated: users may have typed a password instead. */
function formatAccountName(account: string): string {
  return isMailbox(account) ? account : 'Un nombre que no es una dirección de correo';
}

function formatStaffAccount({ email, role }: LoggedAccount): string {
  return `${email}, ${STAFF_ROLE_NAMES[role]}`;
}

function formatActivityFilter(filter: DomainEventOf<'activity-exported'>['filter']): string {
  const { categories, status, text, from, to } = filter;
  const parts = [
    categories && `categoría ${categories.join(' o ') || 'ninguna'}`,
    status && `estado ${status}`,
    text && `texto "${text}"`,
    from && `desde ${formatOfficeMinute(from)}`,
    to && `hasta ${formatOfficeMinute(to)}`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? 'Todas las entradas' : `Entradas con ${parts.join(', ')}`;
}
