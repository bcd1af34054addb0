import { describeWholeEmails, type WholeEmailCase } from './whole-email-cases.js';

const EMAILS: readonly WholeEmailCase[] = [
  {
    from: 'Wilmer <wilmer.zel@correo.example>',
    subject: '',
    body: `Buenos dias disculpe cuanto sale mandar a traer unas 4 llantas de tractor de houston a san pedro sula pesan 280 libras cada una y son de 60 x 60 x 20 pulgadas, yo las recojo alla en el aeropuerto`,
    facts: { asks: true, pieces: 4, kg: 508.02, from: 'IAH', to: 'SAP', city: undefined },
  },
  {
    from: 'Jorge Luis <jl@perezhnos.example>',
    subject: 'Cotizar',
    body: `Buen día, cotizar por favor de MIA a LIR:
-Batidora industrial: 1 caja, 36x24x48 in, 215 lb
-Horno pequeño: 1 caja, 30x30x28 in, 160 lb
-Repuestos: 1 caja, 12x12x10 in, 18 lb
Todo para Tamarindo, que lo dejen en el restaurante.`,
    facts: { asks: true, pieces: 3, kg: 178.26, from: 'MIA', to: 'LIR', city: 'Tamarindo' },
  },
  {
    from: 'Karen Solís <ksolis@impsolis.example>',
    subject: 'tarifa',
    body: `Buen día. ¿Qué tarifa manejan por kilo de Shenzhen a San José para unos 450 kg, 3.2 cbm, 25 cartones de accesorios para celular sin batería? EXW Shenzhen. Recogemos en almacén fiscal en Alajuela.`,
    facts: { asks: true, term: 'EXW', kg: 450, pieces: 25, m3: 3.2, from: 'SZX', to: 'SJO' },
  },
  {
    from: 'Ronald <ronald@viveros.example>',
    subject: 'Semillas',
    body: `Buen día, cotizar por favor 25 sacos de semilla de 20 kg netos (20.4 brutos) de Tel Aviv a Guatemala, CPT. Medidas del saco 70x40x15 cm.`,
    facts: { asks: true, term: 'CPT', kg: 510, pieces: 25, from: 'TLV', to: 'GUA', city: undefined },
  },
  {
    from: 'María Fernanda Ortiz <mfortiz@ortizflores.example>',
    subject: 'Envío de rosas',
    body: `Cordial saludo. Requerimos tarifa UIO-SJO para 45 cajas full de rosas (peso promedio 24 kg por caja, 105x25x25 cm), temperatura 2 a 4 grados, vuelo de los martes. Término CPT. Quedo pendiente.

María Fernanda Ortiz
Ortiz Flores Cía. Ltda.
Quito`,
    facts: { asks: true, term: 'CPT', kg: 1080, pieces: 45, from: 'UIO', to: 'SJO' },
  },
  {
    from: 'Julieta Paz <jpaz@importpaz.example>',
    subject: 'consulta flete',
    body: `Hola, necesito cotizar lo siguiente de Guangzhou a San Pedro Sula:

12 cajas - 0.058 m3 c/u - 13.4 kg c/u
8 cajas - 0.091 m3 c/u - 20 kg c/u

bisutería y accesorios para el cabello
término FOB
Entrega: no, retira nuestro agente en aeropuerto

Julieta Paz`,
    facts: { asks: true, term: 'FOB', kg: 320.8, pieces: 20, m3: 1.42, from: 'CAN', to: 'SAP', city: undefined },
  },
  {
    from: 'Claudia Sandí <csandi@mueblescr.example>',
    subject: 'tarifa por favor',
    body: `Buenas tardes,

Me ayudan con tarifa aérea desde Medellín para muebles de oficina, 27 bultos, 1.9 toneladas, 16 mts3, hasta aduana Santamaría únicamente. Incoterm FCA Medellín.

Claudia Sandí
Muebles CR`,
    facts: { asks: true, term: 'FCA', kg: 1900, pieces: 27, m3: 16, from: 'MDE', to: 'SJO', city: undefined },
  },
  {
    from: 'Silvia Rosales <silvia@floristeria.example>',
    subject: 'precio bogota managua',
    body: `Hola! necesito saber cuanto sale traer 20 cajas de flores de bogota a managua, cada una pesa como 15 kilos y mide 100 x 30 x 25. me las entregan en la tienda en Masaya. gracias`,
    facts: { asks: true, kg: 300, pieces: 20, from: 'BOG', to: 'MGA', city: 'Masaya' },
  },
  {
    from: 'Noel Castro <ncastro@tecnored.example>',
    subject: 'Factura 8812 y cotización',
    body: `Buenas Andrea, adjunto el comprobante de pago de la factura 8812.

Aprovecho para pedirle cotización de otro embarque: MIA-MGA, 5 bultos, 61 kg, 0.38 m3, switches de red, CPT.

Gracias, Noel`,
    facts: { asks: true, term: 'CPT', kg: 61, pieces: 5, m3: 0.38, from: 'MIA', to: 'MGA' },
  },
  {
    from: 'Lucía Ferro <lferro@pintuferro.example>',
    subject: 'Panamá - San Salvador',
    body: `Buenas,
Tenemos en la Zona Libre de Colón 5 tambores con pigmento en polvo (no regulado), 5 x 180 kg, tambor de 60 cm de diámetro x 90 cm de alto. Hay que llevarlos por avión a San Salvador y entregarlos en la fábrica de Ilopango. DAP. ¿Precio?
Lucía Ferro, Pintuferro`,
    facts: { asks: true, term: 'DAP', kg: 900, pieces: 5, from: 'PTY', to: 'SAL', city: 'Ilopango', dangerous: false },
  },
  {
    from: 'Sofía Duarte <sduarte@eventos.example>',
    subject: 'Equipos para concierto',
    body: `Hola, para el concierto del 20 de junio en Ciudad de Panamá tenemos que llevar de Bogotá: 12 flight cases de 120x60x70 cm con 95 kg cada uno, 4 baúles de 100x80x80 cm con 70 kg cada uno y 1 caja de 200x50x50 cm y 60 kg. Entrega en el Figali, DAP. Retorno la semana siguiente, ese se cotiza aparte.`,
    facts: { asks: true, term: 'DAP', kg: 1480, pieces: 17, from: 'BOG', to: 'PTY', city: 'Ciudad de Panamá' },
  },
];

describeWholeEmails('requests in Spanish', EMAILS);
