// Made by `npm run calibrate` from labelled emails: do not change by hand.
import type { CalibrationRow, FurtherSource } from './calibration-row.js';

/** Labelled emails outside the project that count in `further`. */
export const FURTHER_SOURCES: readonly FurtherSource[] = [
  { name: 'dev.jsonl', emails: 140, weight: 0.2 },
  { name: 'unseen-a.jsonl', emails: 150, weight: 1 },
  { name: 'unseen-b.jsonl', emails: 140, weight: 1 },
];

/** How often readings were right, by the signs that they show; the surest first. */
export const CALIBRATION: readonly CalibrationRow[] = [
  { isRequest: true, doubts: 0, gaps: 0, bulk: 0, own: [255, 254], further: [78.2, 77.2], share: 0.99 },
  { isRequest: true, doubts: 0, gaps: 0, bulk: 1, own: [122, 121], further: [49.2, 47.2], share: 0.973 },
  { isRequest: true, doubts: 0, gaps: 0, bulk: 2, own: [51, 51], further: [53.2, 50.2], share: 0.957 },
  { isRequest: true, doubts: 0, gaps: 1, bulk: 0, own: [47, 46], further: [13.2, 13.2], share: 0.985 },
  { isRequest: true, doubts: 0, gaps: 1, bulk: 1, own: [27, 27], further: [7.2, 6.2], share: 0.945 },
  { isRequest: true, doubts: 0, gaps: 1, bulk: 2, own: [5, 5], further: [6.6, 6.6], share: 0.945 },
  { isRequest: true, doubts: 0, gaps: 2, bulk: 0, own: [22, 22], further: [6.2, 6.2], share: 0.889 },
  { isRequest: true, doubts: 0, gaps: 2, bulk: 1, own: [4, 4], further: [1.6, 0.6], share: 0.738 },
  { isRequest: true, doubts: 0, gaps: 2, bulk: 2, own: [1, 1], further: [3.6, 0.6], share: 0.582 },
  { isRequest: true, doubts: 1, gaps: 0, bulk: 0, own: [10, 10], further: [1.2, 1.2], share: 0.74 },
  { isRequest: true, doubts: 1, gaps: 0, bulk: 1, own: [8, 8], further: [14.6, 4.6], share: 0.579 },
  { isRequest: true, doubts: 1, gaps: 0, bulk: 2, own: [11, 11], further: [16.2, 10.2], share: 0.558 },
  { isRequest: true, doubts: 1, gaps: 1, bulk: 0, own: [0, 0], further: [0, 0], share: 0.597 },
  { isRequest: true, doubts: 1, gaps: 1, bulk: 1, own: [1, 1], further: [3, 1], share: 0.548 },
  { isRequest: true, doubts: 1, gaps: 1, bulk: 2, own: [4, 3], further: [7.2, 5.2], share: 0.548 },
  { isRequest: true, doubts: 1, gaps: 2, bulk: 0, own: [0, 0], further: [2, 2], share: 0.53 },
  { isRequest: true, doubts: 1, gaps: 2, bulk: 1, own: [1, 0], further: [3, 0], share: 0.319 },
  { isRequest: true, doubts: 1, gaps: 2, bulk: 2, own: [1, 1], further: [5.2, 1.2], share: 0.319 },
  { isRequest: true, doubts: 2, gaps: 0, bulk: 0, own: [0, 0], further: [1, 1], share: 0.326 },
  { isRequest: true, doubts: 2, gaps: 0, bulk: 1, own: [0, 0], further: [3, 0], share: 0.181 },
  { isRequest: true, doubts: 2, gaps: 0, bulk: 2, own: [2, 2], further: [8.2, 1.2], share: 0.181 },
  { isRequest: true, doubts: 2, gaps: 1, bulk: 0, own: [0, 0], further: [0, 0], share: 0.16 },
  { isRequest: true, doubts: 2, gaps: 1, bulk: 1, own: [0, 0], further: [2, 0], share: 0.156 },
  { isRequest: true, doubts: 2, gaps: 1, bulk: 2, own: [0, 0], further: [0, 0], share: 0.155 },
  { isRequest: true, doubts: 2, gaps: 2, bulk: 0, own: [0, 0], further: [0, 0], share: 0.15 },
  { isRequest: true, doubts: 2, gaps: 2, bulk: 1, own: [0, 0], further: [4, 0], share: 0.145 },
  { isRequest: true, doubts: 2, gaps: 2, bulk: 2, own: [0, 0], further: [0.2, 0.2], share: 0.145 },
  { isRequest: false, doubts: 0, gaps: 0, bulk: 0, own: [67, 67], further: [3.2, 3.2], share: 0.903 },
  { isRequest: false, doubts: 1, gaps: 0, bulk: 0, own: [59, 59], further: [20.4, 17.4], share: 0.862 },
  { isRequest: false, doubts: 2, gaps: 0, bulk: 0, own: [3, 3], further: [4.6, 2.6], share: 0.565 },
];
