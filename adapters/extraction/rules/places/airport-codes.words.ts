const split = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '));

/** Codes of airports that are words of language, cargo, money or signatures; only a route makes them airports. */
export const NO_CODES: ReadonlySet<string> = split(
  'DEL LAS LOS SIN SUR CON POR MAS SAN PER HOY VIA CAN FOR THE AND ARE NOT ALL ANY ONE OUR DAY KGS LBS PCS CBM',
  'CTN BOX TON DIM AIR ETD ETA AWB HAZ POL POD AOL AOD',
  'CIA TEL ATT COL LIC SRA KIT CRC HNL NIO PAB USD EUR GBP CNY MXN COP QTY REF RFQ NON EXP IMP DAP DDP CPT CIP',
  'CIF FOB FCA EXW CFR DDU DPU DAT CNF PLS TKS THX ASAP AOG',
  'HAS WAS NEW OLD BIG TOP SEA LTD INC SAS SPA LLC ING DRA CEL FAX EXT MAX MIN NET TOT VOL CMS MTS BAG BUS CAR',
  'SET GEL LED USA MRS SDS MSD UNA UNO DOS TRE SON SUS MIS',
  'TUS NOS LES QUE MUY YA OFF OUT OWN PAY PUT RUN SAY SEE SHE TEN TWO USE WAY WHO YES YET YOU BUT CUT DID END FAR',
  'FEW GET GOT HAD HER HIM HIS HOW ITS LET LOT MAN MAY',
  'NOW FIN HAY MAL MES OIL PAN PAR PIE PRO RED REY RIO ROL SOL TAN VEZ VOZ ZIP JAN FEB MAR APR JUN JUL AUG SEP',
  'OCT NOV DEC ENE ABR AGO DIC UTC GMT EST PST CST KST CET',
  'ARR DEP SHP CNE BTS CJS MED PLT',
);

/** Codes that are words where they are written small: `lun`, `ver`, `oak`. */
export const SMALL_WORDS: ReadonlySet<string> = split(
  'add ask bid cap dar fly fue han lun med oak ver vie act age ago bar bat bed bit bug cat cap cow dry due ear',
  'eat egg era eve eye fan fit fix fun gap gas gun hot ice ill',
  'ink job key kid law lay leg lie lip log low map mix mud nor nut odd owl pen pet pin pot raw rib row sad sat',
  'sir sit six ski sky sub sum sun tax tea tie tip tire toe toy',
  'try van war wet win won vio dan dio fui han iba oro ola osa oso pez pus rol ser sea ten tal tio uva van ven',
  'voy ahi asi aun ama ala pat gum dad kin bod dub mid lit geo bit pop dom lad pos nap lap pie tab lag nan dia',
  'dias',
);

/** Airports whose codes are everyday words in Spanish or names of software: only a route or a label makes them airports. */
export const WORD_AIRPORTS: ReadonlySet<string> = new Set(['SAP', 'SAL']);

/** Terms of delivery that are codes of airports as well: behind another airport they are the term. */
export const TERM_CODES: ReadonlySet<string> = new Set(['CPT', 'CIP', 'CFR', 'FOB', 'DAT', 'DAP', 'FCA']);
