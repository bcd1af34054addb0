export * from '../../http/http.messages.es.js';
export * from '../../identity/identity.messages.es.js';
export * from '../../inbound-mail/inbound-mail.messages.es.js';
export * from '../../inbound-mail/inbound-mail-page.messages.es.js';
export * from '../../notifications/notifications.messages.es.js';
export * from '../../operations/operations.messages.es.js';
export * from '../../pricing/pricing.messages.es.js';
export * from '../../tariff/tariff.messages.es.js';
