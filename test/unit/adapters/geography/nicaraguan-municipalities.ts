/** The 153 municipalities of Nicaragua, by the names that are on a parcel. */
export const NICARAGUAN_MUNICIPALITIES: readonly string[] = (
  'Boaco;Camoapa;San José de los Remates;San Lorenzo;Santa Lucía;Teustepe;' +
  'Jinotepe;Diriamba;Dolores;El Rosario;La Conquista;La Paz de Carazo;San Marcos;Santa Teresa;' +
  'Chinandega;Chichigalpa;Cinco Pinos;Corinto;El Realejo;El Viejo;Posoltega;Puerto Morazán;San Francisco del Norte;San Pedro del Norte;Santo Tomás del Norte;Somotillo;Villanueva;' +
  'Juigalpa;Acoyapa;Comalapa;Cuapa;El Coral;La Libertad;San Pedro de Lóvago;Santo Domingo;Santo Tomás;Villa Sandino;' +
  'Estelí;Condega;La Trinidad;Pueblo Nuevo;San Juan de Limay;San Nicolás;' +
  'Granada;Diriá;Diriomo;Nandaime;' +
  'Jinotega;El Cuá;La Concordia;San José de Bocay;San Rafael del Norte;San Sebastián de Yalí;Santa María de Pantasma;Wiwilí de Jinotega;' +
  'León;Achuapa;El Jicaral;El Sauce;La Paz Centro;Larreynaga;Nagarote;Quezalguaque;Santa Rosa del Peñón;Telica;' +
  'Somoto;Las Sabanas;Palacagüina;San José de Cusmapa;San Juan de Río Coco;San Lucas;Telpaneca;Totogalpa;Yalagüina;' +
  'Managua;Ciudad Sandino;El Crucero;Mateare;San Francisco Libre;San Rafael del Sur;Ticuantepe;Tipitapa;Villa El Carmen;' +
  'Masaya;Catarina;La Concepción;Masatepe;Nandasmo;Nindirí;Niquinohomo;San Juan de Oriente;Tisma;' +
  'Matagalpa;Ciudad Darío;El Tuma-La Dalia;Esquipulas;Matiguás;Muy Muy;Rancho Grande;Río Blanco;San Dionisio;San Isidro;San Ramón;Sébaco;Terrabona;' +
  'Ocotal;Ciudad Antigua;Dipilto;El Jícaro;Jalapa;Macuelizo;Mozonte;Murra;Quilalí;San Fernando;Santa María;Wiwilí;' +
  'San Carlos;El Almendro;El Castillo;Morrito;San Juan de Nicaragua;San Miguelito;' +
  'Rivas;Altagracia;Belén;Buenos Aires;Cárdenas;Moyogalpa;Potosí;San Jorge;San Juan del Sur;Tola;' +
  'Bilwi;Bonanza;Mulukukú;Prinzapolka;Rosita;Siuna;Waslala;Waspán;' +
  'Bluefields;Corn Island;Desembocadura de Río Grande;El Ayote;El Rama;El Tortuguero;Kukra Hill;La Cruz de Río Grande;Laguna de Perlas;Muelle de los Bueyes;Nueva Guinea;Paiwas'
).split(';');
