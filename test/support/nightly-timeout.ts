import { jest } from '@jest/globals';

const NIGHTLY_TIMEOUT_MS = 3_600_000;

jest.setTimeout(NIGHTLY_TIMEOUT_MS);
