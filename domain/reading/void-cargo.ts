const VOID_HEAD =
  /^(?:(?:and|but|y|pero) )?(?:(?:the|that|my|our|lo|la|el|mi) )?(?:old|earlier|previous|former|anterior|viej[oa])\b/;
const FORGET = 'forget|ignore|disregard|delete|cancel(?:l?ed)?|void|no longer';
const OLVIDE =
  'olvid[ae]\\w{0,5}|ignor[ae]\\w{0,4}|descart\\w{2,6}|anulad[oa]s?|cancelad[oa]s?|no (?:va|aplica|vale|cuenta)';
const VOID_BEHIND = new RegExp(`\\b(?:${FORGET}|${OLVIDE})\\b`);

/** Whether a sentence begins as one of cargo that was: `the old one`, `pero lo anterior`. @param words folded, parted by blanks */
export function opensVoidCargo(words: string): boolean {
  return VOID_HEAD.test(words);
}

/** Whether words behind a figure take it back: `please forget`, `ya no aplica`. @param words folded, parted by blanks */
export function takesCargoBack(words: string): boolean {
  return VOID_BEHIND.test(words);
}
