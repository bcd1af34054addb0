import { importSpecs } from '../../support/import-specs.js';

await importSpecs(import.meta.dirname, ['customers', 'pricing', 'quoting', 'tariff']);
