import { CALIBRATION } from './calibration.table.js';
import { type ConfidenceInput, findReadingSigns, type ReadingSigns } from './reading-signs.js';

/** From 0 to 1: the measured share of right readings among labelled emails whose reading shows the same signs. */
export function computeConfidence(reading: ConfidenceInput): number {
  const signs = findReadingSigns(reading);
  return CALIBRATION.find((row) => haveSameSigns(row, signs))?.share ?? 0;
}

/** Whether two readings show the same signs. */
export function haveSameSigns(one: ReadingSigns, other: ReadingSigns): boolean {
  return (
    one.isRequest === other.isRequest &&
    one.doubts === other.doubts &&
    one.gaps === other.gaps &&
    one.bulk === other.bulk
  );
}
