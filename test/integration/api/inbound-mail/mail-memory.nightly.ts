import { describeMailMemory } from './mail-memory.js';

describeMailMemory(['json', 'json in chunks', 'raw', 'sendgrid']);
