import type { PieceDimensions } from '../../../domain/cargo/dimensions.js';
import { createPiece, type Writer, writeCount, writeEach, writeSizeOf, writeTotal } from './cargo-phrases.js';
import { writeCountWithMore, writeTotalWithMore } from './corrected-values.js';
import { formatNumber, type Sides, writeVolume, writeWeight } from './measures.js';
import { PIECE_WORDS, type PieceWord } from './request.words.js';

/** What is shipped, in clauses that stand in this order, and what a clerk reads out of them. */
export interface CargoText {
  readonly clauses: readonly string[];
  /** The clauses are labelled, one for each fact: they may stand on lines of their own. */
  readonly isLabelled: boolean;
  readonly truth: {
    readonly pieces: number | undefined;
    readonly grossWeightKg: number | undefined;
    readonly dimensionLines: readonly PieceDimensions[];
    readonly volumeM3: number | undefined;
  };
  /** A clerk might ask back. */
  readonly mayHold: boolean;
  readonly tags: readonly string[];
}

/** A cargo in one of the ways in which requests describe them. */
export function createCargo(writer: Writer): CargoText {
  const form = writer.random.next();
  if (form < 0.58) return createSameePieces(writer);
  if (form < 0.78) return createGroups(writer);
  if (form < 0.9) return createLabelled(writer);
  return createByVolume(writer);
}

function pickWord({ random, notation }: Writer): PieceWord {
  return random.pick(PIECE_WORDS[notation.language]);
}

function pickCount({ random }: Writer, { shape }: PieceWord): number {
  if (random.decide(0.25)) return 1;
  return shape === 'pallet' || shape === 'crate' ? random.integer(2, 8) : random.integer(2, 45);
}

function toLine([lengthCm, widthCm, heightCm]: Sides, pieces: number): PieceDimensions {
  return { lengthCm, widthCm, heightCm, pieces };
}

function computeM3(lines: readonly PieceDimensions[]): number | undefined {
  if (lines.length === 0) return undefined;
  return lines.reduce((sum, line) => sum + (line.lengthCm * line.widthCm * line.heightCm * line.pieces) / 1e6, 0);
}

/** Pieces of one size: `3 pallets 120x80x100 cm, 350 kg total`. */
function createSameePieces(writer: Writer): CargoText {
  const { random, notation } = writer;
  const word = pickWord(writer);
  const count = pickCount(writer, word);
  const piece = createPiece(word, random);
  const lacksUnit = notation.lengthUnit === 'cm' && notation.weightUnit === 'kg' && random.decide(0.07);
  const size = writeSizeOf(piece.sides, word, count, writer, !lacksUnit);
  const isEach = count > 1 && random.decide(0.45);
  const each = isEach ? writeEach(piece.kg, word, writer) : undefined;
  const total = each ? undefined : writeTotalWithMore(piece.kg * count, writer);
  const weight = each?.text ?? total?.text ?? '';
  const grossWeightKg = each ? each.kg * count : total?.kg;
  const counted = writeCountWithMore(count, word, writer);
  const clauses = orderClauses(counted.text, size.text, weight, isEach, writer);
  return {
    clauses,
    isLabelled: false,
    truth: {
      pieces: count,
      grossWeightKg,
      dimensionLines: [toLine(size.sides, count)],
      volumeM3: computeM3([toLine(size.sides, count)]),
    },
    mayHold: lacksUnit || (count > 1 && size.opensEach && total?.isPlain === true),
    tags: ['same-size', isEach ? 'each' : 'total', ...counted.tags, ...(lacksUnit ? ['no-unit'] : [])],
  };
}

/** A weight of each stands beside its pieces; one of all may lead. */
function orderClauses(count: string, size: string, weight: string, isEach: boolean, { random }: Writer): string[] {
  const form = random.next();
  const alone = size.replace(/^(?:of|de|@) /, '');
  if (form < 0.55) return [`${count} ${size}`, weight];
  if (form < 0.7) return [count, alone, weight];
  if (form < 0.85) return [count, weight, alone];
  return isEach ? [`${count} ${size} ${weight}`] : [weight, `${count} ${size}`];
}

/** Pieces of two or three sizes, each with its weight or with one weight of all. */
function createGroups(writer: Writer): CargoText {
  const { random, notation } = writer;
  const hasTotal = random.decide(0.45);
  const groups = Array.from({ length: random.decide(0.75) ? 2 : 3 }, () => {
    const word = pickWord(writer);
    const count = random.decide(0.4) ? 1 : random.integer(2, 6);
    const piece = createPiece(word, random);
    const { text, value } = { ...writeGroupSize(piece.sides, word, count, writer) };
    const weight = hasTotal
      ? { text: '', kg: piece.kg }
      : count > 1
        ? writeEach(piece.kg, word, writer)
        : toPlain(writeWeight(piece.kg, notation, random));
    return {
      count,
      kg: weight.kg * count,
      line: toLine(value, count),
      text: [text, weight.text].filter(Boolean).join(random.pick([' ', ', '])),
    };
  });
  const total = hasTotal
    ? writeTotal(
        groups.reduce((sum, { kg }) => sum + kg, 0),
        writer,
      )
    : undefined;
  const lines = groups.map(({ line }) => line);
  const joints =
    notation.language === 'en'
      ? [' + ', ' and ', '; ', '\n', ' plus ', '\n- ']
      : [' + ', ' y ', '; ', '\n', ' más ', '\n- '];
  return {
    clauses: [groups.map(({ text }) => text).join(random.pick(joints)), ...(total ? [ensureTotal(total, writer)] : [])],
    isLabelled: false,
    truth: {
      pieces: groups.reduce((sum, { count }) => sum + count, 0),
      grossWeightKg: total?.kg ?? groups.reduce((sum, { kg }) => sum + kg, 0),
      dimensionLines: lines,
      volumeM3: computeM3(lines),
    },
    mayHold: false,
    tags: ['groups', hasTotal ? 'total' : 'each'],
  };
}

/** Behind several groups a plain weight might be the last one's. */
function ensureTotal(total: { text: string; isPlain: boolean }, { notation }: Writer): string {
  if (!total.isPlain) return total.text;
  return notation.language === 'en' ? `total: ${total.text}` : `en total ${total.text}`;
}

function writeGroupSize(sides: Sides, word: PieceWord, count: number, writer: Writer) {
  const size = writeSizeOf(sides, word, count, writer);
  return { text: `${writeCount(count, word, writer)} ${size.text}`, value: size.sides };
}

function toPlain({ text, value }: { text: string; value: number }): { text: string; kg: number } {
  return { text, kg: value };
}

/** One label for each fact. */
function createLabelled(writer: Writer): CargoText {
  const { random, notation } = writer;
  const isEnglish = notation.language === 'en';
  const word = pickWord(writer);
  const count = pickCount(writer, word);
  const piece = createPiece(word, random);
  const size = writeSizeOf(piece.sides, word, 1, writer);
  const weight = writeWeight(piece.kg * count, notation, random);
  const bare = size.text.replace(
    /^(?:of|de|measuring|dims|size|medidas|med\.|que miden|dimensions:|dimensiones:|@) /,
    '',
  );
  const labels = isEnglish
    ? {
        pieces: ['Pieces', 'Qty', 'Pcs', 'No. of pieces'],
        size: ['Dims', 'Dimensions', 'Size', 'Dimensions (each)'],
        weight: ['Weight', 'Gross weight', 'G.W.', 'Total weight'],
      }
    : {
        pieces: ['Piezas', 'Bultos', 'Cantidad'],
        size: ['Medidas', 'Dimensiones', 'Dimensiones c/u'],
        weight: ['Peso', 'Peso bruto', 'Peso total', 'P. bruto'],
      };
  const facts = random.shuffle([
    `${random.pick(labels.pieces)}: ${random.decide(0.5) ? count : writeCount(count, word, writer)}`,
    `${random.pick(labels.size)}: ${bare}`,
    `${random.pick(labels.weight)}: ${weight.text}`,
  ]);
  return {
    clauses: facts,
    isLabelled: true,
    truth: {
      pieces: count,
      grossWeightKg: weight.value,
      dimensionLines: [toLine(size.sides, count)],
      volumeM3: computeM3([toLine(size.sides, count)]),
    },
    mayHold: false,
    tags: ['labelled'],
  };
}

/** Pieces with a weight and a volume, or with a weight only. */
function createByVolume(writer: Writer): CargoText {
  const { random } = writer;
  const word = pickWord(writer);
  const count = pickCount(writer, word);
  const piece = createPiece(word, random);
  const total = writeTotal(piece.kg * count, writer);
  const m3 = (piece.sides[0] * piece.sides[1] * piece.sides[2] * count) / 1e6;
  const volume = random.decide(0.75) ? writeVolume(m3, writer.notation, random) : undefined;
  const form =
    writer.notation.language === 'en'
      ? ['%', 'volume %', 'vol. %', '% total']
      : ['%', 'volumen %', 'vol. %', '% en total'];
  const bits = [total.text, ...(volume ? [random.pick(form).replace('%', volume.text)] : [])];
  return {
    clauses: [writeCount(count, word, writer), ...random.shuffle(bits)],
    isLabelled: false,
    truth: { pieces: count, grossWeightKg: total.kg, dimensionLines: [], volumeM3: volume?.value },
    mayHold: false,
    tags: [volume ? 'volume' : 'weight-only'],
  };
}

/** A declared value as the writer writes it. */
export function writeValue({ random, notation }: Writer): { text: string; amount: number; currency: string } {
  const amount = random.integer(4, 380) * 250;
  const number = formatNumber(amount, notation);
  const currency = random.pick(['USD', 'USD', 'USD', 'EUR'] as const);
  const money =
    currency === 'EUR'
      ? random.pick([`EUR ${number}`, `${number} EUR`, `€${number}`])
      : random.pick([`USD ${number}`, `US$ ${number}`, `US$${number}`, `${number} USD`, `$${number}`]);
  const form =
    notation.language === 'en'
      ? ['value %', 'invoice value %', 'declared value %', 'Value: %', 'commercial value %', 'worth %']
      : ['valor %', 'valor factura %', 'valor declarado %', 'Valor: %', 'valor comercial %', 'valor de la mercancía %'];
  return { text: random.pick(form).replace('%', money), amount, currency };
}
