import { readByGrammar } from '../../../../../domain/reading/grammar/read-by-grammar.js';

/** Reads a body, line by line, without names of places. */
export function readText(body: string) {
  let from = 0;
  const at = Array.from({ length: body.length + 1 }, (_, k) => k);
  const lines = body.split('\n').map((text) => {
    const line = { text, from, at };
    from += text.length + 1;
    return line;
  });
  return readByGrammar([{ kind: 'top', lines, places: [] }], []);
}

/** What it makes of the cargo: kg, pieces and m³, rounded. */
export function readCargo(body: string) {
  const best = readText(body).cargo?.best;
  const round = (value: number | undefined) => (value === undefined ? undefined : Math.round(value * 1000) / 1000);
  return { kg: round(best?.kg), pieces: best?.pieces, m3: round(best?.m3) };
}
