/** What a handling unit is: units of one family may be counted together, and a pallet holds cartons. */
export type Packaging = 'pallet' | 'crate' | 'carton' | 'drum' | 'bag' | 'roll' | 'bundle' | 'thing' | 'piece' | 'unit';

const PACKAGING_FAMILIES: Readonly<Record<Packaging, string>> = {
  pallet:
    'pallet pallets palet palets palette palettes pal plt plts palt palts pltz ptl ptls plls pll skid skids overpack overpacks tarima tarimas paleta paletas pale pales estiba estibas parihuela parihuelas europallet europallets europalet europalets europal europale europales europaleta europaletas europallets paletes palete paletten 托盘',
  crate:
    'crate crates cs cses jaula jaulas huacal huacales guacal guacales container containers kiste kisten case cases flightcase kennel kennels caixote caixotes cassa casse caisse caisses',
  carton:
    'box boxes bx bxs carton cartons cartones ctn ctns cnt cnts ctnes crtn crtns cjta cjtas caja cajas caxa caxas caj cajs cja cjas cjs cj cajones cajon cajita cajitas hielera hieleras karton kartons kartone cooler coolers caixa caixas cx cxs fulls hb hbs qb qbs 箱 纸箱',
  drum: 'drum drums tambor tambores barril barriles barrel barrels tanque tanques cubeta cubetas balde baldes bucket buckets garrafa garrafas jerrican jerricans jerrycan jerrycans caneca canecas pail pails bidon bidones keg kegs cilindro cilindros cylinder cylinders cuñete cunetes',
  bag: 'bag bags sack sacks saco sacos bolsa bolsas costal costales sacas saca bale bales paca pacas',
  roll: 'roll rolls rollo rollos reel reels bobina bobinas carrete carretes coil coils',
  bundle:
    'bundle bundles bdl bdls bndl bndls atado atados tube tubes tubo tubos bunch baul baules trunk trunks suitcase suitcases maleta maletas maletin maletines valija valijas estuche estuches envelope envelopes sobre sobres tote totes contenedor contenedores',
  thing: '',
  piece:
    'piece pieces pc pcs pce pces pcss pz pzs pza pzas pieza piezas bulto bultos bul buls blt blts bto btos bt bts blto bltos bult pkg pkgs package packages pack packs paquete paquetes paq paqs pqt pqts pqte pqtes paqt paqts colli collo colis kolli koli kolis cll clls parcel parcels volumes 件 个',
  unit: 'unit units unidad unidades und unds uds ud u ea eas set sets juego juegos equipo equipos',
};
const FAMILY_BY_WORD: ReadonlyMap<string, Packaging> = new Map(
  (Object.keys(PACKAGING_FAMILIES) as Packaging[]).flatMap((family) =>
    PACKAGING_FAMILIES[family]
      .split(' ')
      .filter((word) => word !== '')
      .map((word): [string, Packaging] => [word, family]),
  ),
);

/** The family that a folded word names; undefined where it is no packaging. */
export function findPackaging(word: string): Packaging | undefined {
  return FAMILY_BY_WORD.get(word);
}

/** Words for pieces that may be packed in packages; `bultos` and `pkgs` are packages themselves. */
export const LOOSE_PIECES = /^(?:pcs?|pces?|pcss|piezas?|pzas?|pzs?|pieces?)$/;
