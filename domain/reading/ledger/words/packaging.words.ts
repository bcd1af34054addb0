/** Words for things that are shipped, packed or not. */
export const PACKAGING: ReadonlySet<string> = new Set(
  (
    'pallet pallets palet palets pallete palletes plt plts pltz plto skid skids tarima tarimas paleta paletas estiba estibas ' +
    'parihuela parihuelas box boxes bx bxs caja cajas caxa caxas caj cajs cja cjas cjs cj cajita cajitas cajon cajones carton cartons cartones ctn ' +
    'ctns ctnes cartn crate crates huacal huacales guacal guacales jaula jaulas case cases cs cofre cofres baul baules ' +
    'drum drums tambor tambores barril barriles estanon estanones estañon estañones barrel barrels bidon bidones cubeta ' +
    'cubetas pail pails bucket buckets balde baldes bag bags bolsa bolsas saco sacos sack sacks costal costales bale bales ' +
    'paca pacas fardo fardos roll rolls rollo rollos reel reels carrete carretes coil coils bobina bobinas bundle bundles ' +
    'bdl bdls atado atados package packages pkg pkgs pkge paquete paquetes pqt pqts bulto bultos bul buls bts blt blts piece pieces pc ' +
    'pcs pce pces pieza piezas pza pzas pz pzs unit units unidad unidades und unds uds ud parcel parcels colli collis colis coli kolli koli kolis ' +
    'volume volumes volumen volumenes item items tube tubes tubo tubos cylinder cylinders cilindro cilindros tank tanks ' +
    'tanque tanques tote totes envelope envelopes sobre sobres trunk trunks maleta maletas suitcase suitcases ' +
    'container containers rack racks machine machines maquina maquinas motor motores engine engines handling'
  ).split(' '),
);

/** Words after which a number counts what is inside of packages. */
export const CONTENTS_BEFORE: ReadonlySet<string> = new Set(
  (
    'with con containing contain contains contiene contienen conteniendo holding holds of de stc slac inside dentro c ' +
    'packed having llevan lleva trae traen including incluye lists listing'
  ).split(' '),
);

/** Words after a packaging noun that place it in or on another package. */
export const CONTENTS_AFTER: ReadonlySet<string> = new Set(
  'on in en sobre inside dentro adentro packed empacado empacados empacadas empacada per por into onto loaded cargados'.split(
    ' ',
  ),
);
