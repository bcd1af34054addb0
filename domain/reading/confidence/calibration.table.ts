// Made by `npm run calibrate` from labelled emails: do not change by hand.
import type { CalibrationRow, FurtherSource } from './calibration-row.js';

/** Labelled emails outside the project that count in `further`. */
export const FURTHER_SOURCES: readonly FurtherSource[] = [
  { name: 'dev.jsonl', emails: 140, weight: 0.2 },
  { name: 'a.jsonl', emails: 150, weight: 1 },
];

/** How often readings were right, by the signs that they show; the surest first. */
export const CALIBRATION: readonly CalibrationRow[] = [
  { isRequest: true, doubts: 0, gaps: 0, bulk: 0, own: [242, 241], further: [60.2, 59.2], share: 0.991 },
  { isRequest: true, doubts: 0, gaps: 0, bulk: 1, own: [118, 117], further: [34.2, 34.2], share: 0.991 },
  { isRequest: true, doubts: 0, gaps: 0, bulk: 2, own: [47, 47], further: [21.2, 19.2], share: 0.948 },
  { isRequest: true, doubts: 0, gaps: 1, bulk: 0, own: [45, 44], further: [11.2, 11.2], share: 0.991 },
  { isRequest: true, doubts: 0, gaps: 1, bulk: 1, own: [25, 25], further: [4.2, 4.2], share: 0.991 },
  { isRequest: true, doubts: 0, gaps: 1, bulk: 2, own: [5, 5], further: [0.6, 0.6], share: 0.948 },
  { isRequest: true, doubts: 0, gaps: 2, bulk: 0, own: [22, 22], further: [6.2, 6.2], share: 0.958 },
  { isRequest: true, doubts: 0, gaps: 2, bulk: 1, own: [4, 4], further: [1.6, 0.6], share: 0.885 },
  { isRequest: true, doubts: 0, gaps: 2, bulk: 2, own: [1, 1], further: [0.6, 0.6], share: 0.885 },
  { isRequest: true, doubts: 1, gaps: 0, bulk: 0, own: [23, 23], further: [1.2, 1.2], share: 0.841 },
  { isRequest: true, doubts: 1, gaps: 0, bulk: 1, own: [12, 12], further: [5.6, 1.6], share: 0.662 },
  { isRequest: true, doubts: 1, gaps: 0, bulk: 2, own: [15, 15], further: [5.2, 3.2], share: 0.662 },
  { isRequest: true, doubts: 1, gaps: 1, bulk: 0, own: [1, 1], further: [0, 0], share: 0.648 },
  { isRequest: true, doubts: 1, gaps: 1, bulk: 1, own: [3, 3], further: [1, 0], share: 0.63 },
  { isRequest: true, doubts: 1, gaps: 1, bulk: 2, own: [3, 2], further: [0.2, 0.2], share: 0.623 },
  { isRequest: true, doubts: 1, gaps: 2, bulk: 0, own: [0, 0], further: [1, 1], share: 0.648 },
  { isRequest: true, doubts: 1, gaps: 2, bulk: 1, own: [0, 0], further: [0, 0], share: 0.63 },
  { isRequest: true, doubts: 1, gaps: 2, bulk: 2, own: [1, 1], further: [1.2, 0.2], share: 0.623 },
  { isRequest: true, doubts: 2, gaps: 0, bulk: 0, own: [0, 0], further: [1, 1], share: 0.407 },
  { isRequest: true, doubts: 2, gaps: 0, bulk: 1, own: [0, 0], further: [2, 0], share: 0.363 },
  { isRequest: true, doubts: 2, gaps: 0, bulk: 2, own: [2, 2], further: [1.2, 0.2], share: 0.34 },
  { isRequest: true, doubts: 2, gaps: 1, bulk: 0, own: [1, 1], further: [0, 0], share: 0.385 },
  { isRequest: true, doubts: 2, gaps: 1, bulk: 1, own: [0, 0], further: [0, 0], share: 0.348 },
  { isRequest: true, doubts: 2, gaps: 1, bulk: 2, own: [1, 1], further: [0, 0], share: 0.34 },
  { isRequest: true, doubts: 2, gaps: 2, bulk: 0, own: [0, 0], further: [0, 0], share: 0.282 },
  { isRequest: true, doubts: 2, gaps: 2, bulk: 1, own: [0, 0], further: [3, 0], share: 0.274 },
  { isRequest: true, doubts: 2, gaps: 2, bulk: 2, own: [0, 0], further: [0.2, 0.2], share: 0.274 },
  { isRequest: false, doubts: 0, gaps: 0, bulk: 0, own: [67, 67], further: [3.2, 3.2], share: 0.915 },
  { isRequest: false, doubts: 1, gaps: 0, bulk: 0, own: [60, 60], further: [10.4, 10.4], share: 0.915 },
  { isRequest: false, doubts: 2, gaps: 0, bulk: 0, own: [3, 3], further: [1.6, 0.6], share: 0.516 },
];
