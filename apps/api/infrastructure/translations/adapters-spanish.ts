export * from '../../../../adapters/mail/file-transport/file-transport.messages.es.js';
export * from '../../../../adapters/mail/microsoft-graph/microsoft-graph.messages.es.js';
export * from '../../../../adapters/mail/mime/mime.messages.es.js';
export * from '../../../../adapters/mail/smtp-transport/smtp-transport.messages.es.js';
export * from '../../../../adapters/persistence/in-memory/in-memory.messages.es.js';
export * from '../../../../adapters/spreadsheet/spreadsheet.messages.es.js';
