// Made by `npm run calibrate` from labelled emails: do not change by hand.
import type { CalibrationRow, FurtherSource } from './calibration-row.js';

/** Labelled emails outside the project that count in `further`. */
export const FURTHER_SOURCES: readonly FurtherSource[] = [
  { name: 'dev.jsonl', emails: 140, weight: 0.2 },
  { name: 'unseen-a.jsonl', emails: 150, weight: 1 },
  { name: 'unseen-b.jsonl', emails: 140, weight: 1 },
  { name: 'unseen-c.jsonl', emails: 120, weight: 1 },
  { name: 'unseen-d.jsonl', emails: 100, weight: 1 },
];

/** How often readings were right, by the signs that they show; the surest first. */
export const CALIBRATION: readonly CalibrationRow[] = [
  { isRequest: true, doubts: 0, gaps: 0, bulk: 0, own: [258, 258], further: [187.2, 183.2], share: 0.985 },
  { isRequest: true, doubts: 0, gaps: 0, bulk: 1, own: [119, 119], further: [91.2, 88.2], share: 0.975 },
  { isRequest: true, doubts: 0, gaps: 0, bulk: 2, own: [54, 54], further: [64.2, 61.2], share: 0.963 },
  { isRequest: true, doubts: 0, gaps: 1, bulk: 0, own: [45, 45], further: [22.2, 22.2], share: 0.984 },
  { isRequest: true, doubts: 0, gaps: 1, bulk: 1, own: [29, 29], further: [11.2, 10.2], share: 0.955 },
  { isRequest: true, doubts: 0, gaps: 1, bulk: 2, own: [6, 6], further: [6.6, 6.6], share: 0.955 },
  { isRequest: true, doubts: 0, gaps: 2, bulk: 0, own: [22, 22], further: [11.2, 7.2], share: 0.679 },
  { isRequest: true, doubts: 0, gaps: 2, bulk: 1, own: [5, 5], further: [6.6, 1.6], share: 0.446 },
  { isRequest: true, doubts: 0, gaps: 2, bulk: 2, own: [2, 2], further: [5.6, 0.6], share: 0.366 },
  { isRequest: true, doubts: 1, gaps: 0, bulk: 0, own: [6, 6], further: [7.2, 4.2], share: 0.626 },
  { isRequest: true, doubts: 1, gaps: 0, bulk: 1, own: [9, 9], further: [17.6, 5.6], share: 0.552 },
  { isRequest: true, doubts: 1, gaps: 0, bulk: 2, own: [8, 8], further: [17, 11], share: 0.534 },
  { isRequest: true, doubts: 1, gaps: 1, bulk: 0, own: [2, 1], further: [2, 0], share: 0.549 },
  { isRequest: true, doubts: 1, gaps: 1, bulk: 1, own: [0, 0], further: [2, 1], share: 0.499 },
  { isRequest: true, doubts: 1, gaps: 1, bulk: 2, own: [3, 2], further: [7.2, 5.2], share: 0.499 },
  { isRequest: true, doubts: 1, gaps: 2, bulk: 0, own: [0, 0], further: [5, 4], share: 0.549 },
  { isRequest: true, doubts: 1, gaps: 2, bulk: 1, own: [1, 0], further: [6, 1], share: 0.326 },
  { isRequest: true, doubts: 1, gaps: 2, bulk: 2, own: [0, 0], further: [5.4, 1.4], share: 0.326 },
  { isRequest: true, doubts: 2, gaps: 0, bulk: 0, own: [0, 0], further: [2, 1], share: 0.264 },
  { isRequest: true, doubts: 2, gaps: 0, bulk: 1, own: [1, 1], further: [3, 0], share: 0.16 },
  { isRequest: true, doubts: 2, gaps: 0, bulk: 2, own: [2, 2], further: [10.2, 1.2], share: 0.16 },
  { isRequest: true, doubts: 2, gaps: 1, bulk: 0, own: [0, 0], further: [0, 0], share: 0.137 },
  { isRequest: true, doubts: 2, gaps: 1, bulk: 1, own: [0, 0], further: [2, 0], share: 0.135 },
  { isRequest: true, doubts: 2, gaps: 1, bulk: 2, own: [0, 0], further: [0, 0], share: 0.134 },
  { isRequest: true, doubts: 2, gaps: 2, bulk: 0, own: [0, 0], further: [0, 0], share: 0.126 },
  { isRequest: true, doubts: 2, gaps: 2, bulk: 1, own: [0, 0], further: [5, 0], share: 0.118 },
  { isRequest: true, doubts: 2, gaps: 2, bulk: 2, own: [0, 0], further: [0.2, 0.2], share: 0.118 },
  { isRequest: false, doubts: 0, gaps: 0, bulk: 0, own: [67, 67], further: [13.2, 12.2], share: 0.902 },
  { isRequest: false, doubts: 1, gaps: 0, bulk: 0, own: [57, 57], further: [21.4, 18.4], share: 0.864 },
  { isRequest: false, doubts: 2, gaps: 0, bulk: 0, own: [5, 5], further: [5.6, 3.6], share: 0.623 },
];
