/** A figure of a document, in either notation. */
const FIGURE = /\d[\d.,]*/g;
/** Kilograms in the units that documents state weights in: kilograms, pounds, tonnes. */
const KG_PER_UNIT = [1, 0.45359237, 1_000];
const TOLERANCE = 0.005;

/**
 * Whether a document states a weight itself, as its total or as its only weight. One that was only added up was checked
 * by nothing: a row that is missed or counted twice changes it unseen.
 */
export function statesWeight(text: string, weightKg: number): boolean {
  for (const [figure] of text.matchAll(FIGURE)) {
    const values = readFigure(figure.replace(/(?<![.,])[.,]+$/, ''));
    const isStated = values.some((value) =>
      KG_PER_UNIT.some((unit) => Math.abs(value * unit - weightKg) <= TOLERANCE * weightKg),
    );
    if (isStated) return true;
  }
  return false;
}

/** The values that a figure has where the point, and where the comma parts its decimals. */
function readFigure(figure: string): number[] {
  return [figure.replaceAll(',', ''), figure.replaceAll('.', '').replace(',', '.')].map(Number).filter(Number.isFinite);
}
