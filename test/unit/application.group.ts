import { importSpecs } from '../support/import-specs.js';

await importSpecs(import.meta.dirname, ['application']);
