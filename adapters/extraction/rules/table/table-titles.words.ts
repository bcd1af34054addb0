function listTitles(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(table).flatMap(([title, words]) => words.split(' ').map((word) => [word, title])));
}

/** Titles of columns, folded, in the other languages that exports of warehouse programs have, by their English word. */
export const FOREIGN_TITLES: ReadonlyMap<string, string> = listTitles({
  length: 'lengte laenge lange longueur long lunghezza lungh comprimento compr dlugosc delka langd lengde laengde',
  width: 'breedte breite largeur larg larghezza largh largura szerokosc sirka bredd bredde',
  height: 'hoogte hohe hoehe hauteur haut altezza alt wysokosc vyska hojd hoyde hoejde',
  qty: 'aantal anzahl stuck stueck stuks packstucke packstuecke quantite qte quantita quantidade ilosc pocet antal',
  weight: 'gewicht poids waga hmotnost vikt vekt',
  gross: 'brutto brut bruto lordo bruttogewicht brutogewicht rohgewicht bruttovikt bruttovekt',
  net: 'netto net nettogewicht nettovikt liquido',
});

/** `pro Colli`, `je Stück`, `par colis`: per piece in those languages. */
export const FOREIGN_PER_PIECE =
  /\b(?:pro|je|par|per|por) (?:colli|colis|stuck|stueck|packstuck|karton|kist|kiste|palette|stuk|volume|caixa)\b/;
