import { describeMailMemory } from './mail-memory.js';

/** One that is read as it comes and one that is a form; `mail-memory.nightly.ts` takes all. */
describeMailMemory(['json in chunks', 'sendgrid']);
