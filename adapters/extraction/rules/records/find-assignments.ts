import { type FoundRecord, MIN_RECORD_VALUES, type RecordNode } from './record-node.js';

/** `PESO_KG=340.5`, `weight_kg: 340.5`: one name in the manner of programs, and its value. */
const ASSIGNMENT = /^[ \t"'-]{0,8}([A-Za-z][\w.-]{1,40})"?[ \t]{0,20}[=:][ \t]{0,20}(\S[^\n]{0,300})$/;
/** Names that people do not write: joined by lines below, or with a capital inside. */
const OF_PROGRAMS = /[A-Za-z]_[A-Za-z]|[a-z][A-Z]/;
const BETWEEN = /[;&|]/;

interface Piece {
  readonly text: string;
  readonly at: number;
  readonly line: number;
}

/** Runs of assignments, one a line or parted by semicolons, with at least one name or sign that people do not write. */
export function findAssignmentRecords(text: string): FoundRecord[] {
  const found: FoundRecord[] = [];
  let run: RecordNode[] = [];
  let from = 0;
  let to = 0;
  let signs = 0;
  const close = () => {
    if (run.length >= MIN_RECORD_VALUES && signs > 0)
      found.push({ root: { key: '', at: from, value: undefined, members: run }, from, to });
    run = [];
    signs = 0;
  };
  let lastLine = -1;
  for (const piece of splitPieces(text)) {
    const match = ASSIGNMENT.exec(piece.text);
    const isNext = piece.line - lastLine <= 1;
    if (!match || !isNext) close();
    lastLine = piece.line;
    if (!match) continue;
    const [whole, key = '', value = ''] = match;
    if (run.length === 0) from = piece.at;
    to = piece.at + whole.length;
    if (OF_PROGRAMS.test(key) || isEquated(whole, key)) signs += 1;
    run.push({ key, at: piece.at, value: { text: value, at: piece.at + whole.length - value.length }, members: [] });
  }
  close();
  return found;
}

/** `PCS=4`, without blanks: the sign of programs. */
function isEquated(whole: string, key: string): boolean {
  return whole.includes(`${key}=`);
}

/** Lines, and within a line what semicolons part where each part is an assignment. */
function splitPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const [line, written] of text.split('\n').entries()) {
    const parts = written.split(BETWEEN);
    const isJoined =
      parts.length >= MIN_RECORD_VALUES && parts.every((part) => part.trim() === '' || part.includes('='));
    let start = at;
    for (const part of isJoined ? parts : [written]) {
      if (part.trim() !== '') pieces.push({ text: part, at: start, line });
      start += part.length + 1;
    }
    at += written.length + 1;
  }
  return pieces;
}
