import { importSpecs } from '../../support/import-specs.js';

await importSpecs(import.meta.dirname, ['inbound-mail', 'integrations', 'notifications', 'outbound-mail']);
