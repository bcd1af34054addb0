// Made by `npm run calibrate` from labelled emails: do not change by hand.
import type { CalibrationRow, FurtherSource } from './calibration-row.js';

/** Labelled emails outside the project that count in `further`. */
export const FURTHER_SOURCES: readonly FurtherSource[] = [
  { name: 'dev.jsonl', emails: 140, weight: 0.2 },
  { name: 'a.jsonl', emails: 150, weight: 1 },
];

/** How often readings were right, by the signs that they show; the surest first. */
export const CALIBRATION: readonly CalibrationRow[] = [
  { isRequest: true, doubts: 0, gaps: 0, bulk: 0, own: [254, 253], further: [62.2, 62.2], share: 0.997 },
  { isRequest: true, doubts: 0, gaps: 0, bulk: 1, own: [122, 121], further: [36.4, 35.4], share: 0.986 },
  { isRequest: true, doubts: 0, gaps: 0, bulk: 2, own: [51, 51], further: [21.2, 20.2], share: 0.974 },
  { isRequest: true, doubts: 0, gaps: 1, bulk: 0, own: [47, 46], further: [11.2, 11.2], share: 0.993 },
  { isRequest: true, doubts: 0, gaps: 1, bulk: 1, own: [27, 27], further: [4.2, 4.2], share: 0.984 },
  { isRequest: true, doubts: 0, gaps: 1, bulk: 2, own: [5, 5], further: [0.8, 0.8], share: 0.973 },
  { isRequest: true, doubts: 0, gaps: 2, bulk: 0, own: [22, 22], further: [6.2, 6.2], share: 0.993 },
  { isRequest: true, doubts: 0, gaps: 2, bulk: 1, own: [4, 4], further: [0.6, 0.6], share: 0.984 },
  { isRequest: true, doubts: 0, gaps: 2, bulk: 2, own: [1, 1], further: [0.6, 0.6], share: 0.973 },
  { isRequest: true, doubts: 1, gaps: 0, bulk: 0, own: [11, 11], further: [1.2, 1.2], share: 0.76 },
  { isRequest: true, doubts: 1, gaps: 0, bulk: 1, own: [8, 8], further: [5.4, 1.4], share: 0.608 },
  { isRequest: true, doubts: 1, gaps: 0, bulk: 2, own: [11, 11], further: [5.4, 3.4], share: 0.608 },
  { isRequest: true, doubts: 1, gaps: 1, bulk: 0, own: [0, 0], further: [0, 0], share: 0.544 },
  { isRequest: true, doubts: 1, gaps: 1, bulk: 1, own: [1, 1], further: [1, 0], share: 0.529 },
  { isRequest: true, doubts: 1, gaps: 1, bulk: 2, own: [4, 3], further: [0, 0], share: 0.529 },
  { isRequest: true, doubts: 1, gaps: 2, bulk: 0, own: [0, 0], further: [1, 1], share: 0.544 },
  { isRequest: true, doubts: 1, gaps: 2, bulk: 1, own: [1, 0], further: [1, 0], share: 0.477 },
  { isRequest: true, doubts: 1, gaps: 2, bulk: 2, own: [1, 1], further: [1.2, 0.2], share: 0.477 },
  { isRequest: true, doubts: 2, gaps: 0, bulk: 0, own: [0, 0], further: [0, 0], share: 0.3 },
  { isRequest: true, doubts: 2, gaps: 0, bulk: 1, own: [0, 0], further: [1, 0], share: 0.292 },
  { isRequest: true, doubts: 2, gaps: 0, bulk: 2, own: [2, 2], further: [1, 0], share: 0.285 },
  { isRequest: true, doubts: 2, gaps: 1, bulk: 0, own: [0, 0], further: [0, 0], share: 0.293 },
  { isRequest: true, doubts: 2, gaps: 1, bulk: 1, own: [0, 0], further: [0, 0], share: 0.286 },
  { isRequest: true, doubts: 2, gaps: 1, bulk: 2, own: [0, 0], further: [0, 0], share: 0.284 },
  { isRequest: true, doubts: 2, gaps: 2, bulk: 0, own: [0, 0], further: [0, 0], share: 0.279 },
  { isRequest: true, doubts: 2, gaps: 2, bulk: 1, own: [0, 0], further: [2, 0], share: 0.274 },
  { isRequest: true, doubts: 2, gaps: 2, bulk: 2, own: [0, 0], further: [0.2, 0.2], share: 0.274 },
  { isRequest: false, doubts: 0, gaps: 0, bulk: 0, own: [67, 67], further: [3.2, 3.2], share: 0.915 },
  { isRequest: false, doubts: 1, gaps: 0, bulk: 0, own: [59, 59], further: [10.4, 10.4], share: 0.915 },
  { isRequest: false, doubts: 2, gaps: 0, bulk: 0, own: [3, 3], further: [0.6, 0.6], share: 0.615 },
];
