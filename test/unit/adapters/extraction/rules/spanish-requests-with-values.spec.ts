import { describeWholeEmails, type WholeEmailCase } from './whole-email-cases.js';

const EMAILS: readonly WholeEmailCase[] = [
  {
    from: 'Carmen Rivas <crivas@labrivas.example>',
    subject: 'Reactivos UN',
    body: `Estimados,

Necesitamos cotizar un embarque con mercancía peligrosa:
- 2 cajas 4G, 40x30x30 cm, 11 kg cada una, UN2924 clase 3(8) GE II
- 1 caja de vidriería (no DG), 55x45x40, 14 kg
Origen JFK, destino SAL, CPT.

Carmen Rivas
Laboratorio Rivas`,
    facts: { asks: true, term: 'CPT', kg: 36, pieces: 3, from: 'JFK', to: 'SAL', dangerous: true },
  },
  {
    from: 'Danilo Umanzor <danilo@cafeumanzor.example>',
    subject: 'equipo de café',
    body: `Buen día, quería ver si me pueden cotizar una tostadora que viene de Esmirna, Turquía (aeropuerto ADB) para Tegucigalpa. Va en un huacal de metro y medio... perdón, las medidas exactas son 165 x 120 x 185 cm, y pesa seiscientos cuarenta kilos. Me la entregan en Danlí, El Paraíso. Condición DAP. Costó 14,200 dólares.`,
    facts: { asks: true, term: 'DAP', kg: 640, pieces: 1, from: 'ADB', to: 'TGU', city: 'Danlí', value: '14200 USD' },
  },
  {
    from: 'Ernesto Pineda <epineda@gruas.example>',
    subject: 'SOLICITO COTIZACION',
    body: `ESTIMADOS:
FAVOR COTIZAR CARGA AEREA MIA - SAP. SON 2 MOTORES EN CAJA DE MADERA, CADA CAJA 110 X 85 X 90 CM Y 310 KG. ENTREGA EN BODEGA EN EL PROGRESO, YORO. TERMINO DAP. VALOR USD 15,800.00
ATTE
ERNESTO PINEDA
GRUAS PINEDA`,
    facts: {
      asks: true,
      term: 'DAP',
      kg: 620,
      pieces: 2,
      from: 'MIA',
      to: 'SAP',
      city: 'El Progreso',
      value: '15800 USD',
    },
  },
  {
    from: 'Dr. Manuel Ochoa <mochoa@vetocho.example>',
    subject: '',
    body: `Señores, ¿cuánto me cobrarían por un ultrasonido veterinario? Está en Orlando, FL, en su maleta rígida de 24 x 20 x 14 pulgadas, 38 libras. Es para León, Nicaragua, puesto en la clínica, ustedes hacen la aduana y yo pago los impuestos (DAP). Valor 4,100 dólares. Trae batería de litio UN3481 instalada.`,
    facts: {
      asks: true,
      term: 'DAP',
      kg: 17.24,
      pieces: 1,
      from: 'MCO',
      to: 'MGA',
      city: 'León',
      value: '4100 USD',
      dangerous: true,
    },
  },
  {
    from: 'Rodrigo Lemus <rlemus@lemusdental.example>',
    subject: '',
    body: `Buenas tardes, quisiera saber qué precio tendría traer desde Frankfurt un sillón odontológico y dos lámparas. El fabricante me dice que son tres cajas: la grande de 150 x 90 x 120 cm y 210 kg, y las otras dos de 60 x 60 x 50 cm y 18 kg cada una. Lo necesito puesto en mi clínica en Santa Rosa de Copán, yo pago los impuestos. La compra fue de 11,300 euros.

Rodrigo Lemus
Clínica Lemus Dental`,
    facts: {
      asks: true,
      pieces: 3,
      kg: 246,
      from: 'FRA',
      city: 'Santa Rosa de Copán',
      value: '11300 EUR',
      term: undefined,
    },
  },
  {
    from: 'compras@hotelvolcan.example',
    subject: 'cotizar colchones',
    body: `Hola, buen día:

Ocupamos traer 18 colchones enrollados (cada rollo mide 1.05 m x 0.40 m x 0.40 m y pesa 21 kg) desde Atlanta. Son para nuestro hotel en La Fortuna de San Carlos, así que el precio que sea puesto allá, DAP.

Valor comercial $6,120.

Muchas gracias
Paola Brenes
Hotel Volcán Azul`,
    facts: {
      asks: true,
      term: 'DAP',
      kg: 378,
      pieces: 18,
      from: 'ATL',
      to: 'SJO',
      city: 'La Fortuna',
      value: '6120 USD',
    },
  },
  {
    from: 'Ronny Alpízar <ralpizar@drones506.example>',
    subject: 'drones',
    body: `Buenas. Ocupo precio MIA a SJO con entrega en Zapote (San José), son 2 cajas, la primera 24x18x18 in y 31 lb, la segunda 20x16x12 in y 22 lb. Drones y repuestos, traen 6 baterías de litio instaladas UN3481. Factura $7,950. Incoterm DAP.`,
    facts: {
      asks: true,
      term: 'DAP',
      kg: 24.04,
      pieces: 2,
      from: 'MIA',
      to: 'SJO',
      city: 'San José',
      dangerous: true,
      value: '7950 USD',
    },
  },
  {
    from: 'Patricia Lobo <plobo@modalobo.example>',
    subject: 'Cotización de bolsos',
    body: `Buenas, el proveedor de Estambul tiene lista la mercadería: son 340 bolsos de cuero en 14 cajas, todas de 65x45x40 y con 19 kilos cada una. Por favor cotícenme hasta mi tienda en Multiplaza Escazú, con los impuestos aparte. El valor es de 8 mil 500 dólares.`,
    facts: { asks: true, pieces: 14, kg: 266, from: 'IST', to: 'SJO', city: 'Escazú', value: '8500 USD' },
  },
  {
    from: 'Import Dept <import@globex-gt.example>',
    subject: 'Cotización FOB Qingdao',
    body: `Estimados señores:

Sírvanse cotizar el siguiente embarque aéreo consolidado:

Puerto de carga: Qingdao (TAO), China
Destino final: Zona 18, Ciudad de Guatemala (entrega en bodega)
Condición: FOB
Cantidad: 38 cartones
Peso bruto: 1,026.00 KGS
Peso neto: 950.00 KGS
Volumen: 4.332 CBM
Mercancía: guantes de nitrilo
Valor FOB: USD 17,450.00

Atentamente,
Lic. Byron Sicán
Globex GT, S.A.`,
    facts: {
      asks: true,
      term: 'FOB',
      kg: 1026,
      pieces: 38,
      m3: 4.33,
      from: 'TAO',
      to: 'GUA',
      city: 'Ciudad de Guatemala',
      value: '17450 USD',
    },
  },
  {
    from: 'David Mena <dmena@clima.example>',
    subject: 'Cotizacion aires acondicionados',
    body: `Buenos días, por favor cotizar desde Houston hasta David, Chiriquí, 15 unidades de aire acondicionado, cada una en su caja de 90 x 60 x 35 cm con peso de 42 kilos. Puerta a puerta. Valor total $11,250.00.

David Mena
Clima Chiriquí S.A.`,
    facts: {
      asks: true,
      pieces: 15,
      kg: 630,
      from: 'IAH',
      to: 'PTY',
      city: 'David',
      term: undefined,
      value: '11250 USD',
    },
  },
  {
    from: 'Arturo Solís <asolis@solisfoods.example>',
    subject: 'Cotización Lima - Guatemala',
    body: `Estimados, favor cotizar desde Lima, Perú hacia Guatemala:

Producto          Cajas   Kg/caja   Medida (cm)
Quinua orgánica   30      12.5      40x30x25
Maca en polvo     10      11.0      35x30x25

Total 40 cajas, 485 kg. CIF Guatemala. Valor USD 3,980.

Arturo Solís`,
    facts: { asks: true, term: 'CIF', kg: 485, pieces: 40, from: 'LIM', to: 'GUA', city: undefined, value: '3980 USD' },
  },
  {
    from: 'Gabriela <gabi@tallercreativo.example>',
    subject: 'Cotización',
    body: `Hola buenas tardes, disculpen, me podrían cotizar por favor:
1 caja de 55cm x 40cm x 30cm
Peso 9 kilos y medio
Contenido: telas y encajes
De Nueva York a Heredia, Costa Rica a domicilio
Valor 320 dólares
Gracias`,
    facts: { asks: true, kg: 9.5, pieces: 1, from: 'JFK', to: 'SJO', city: 'Heredia', value: '320 USD' },
  },
  {
    from: 'Liss Araya <lissa@boutiquearaya.example>',
    subject: 'Ropa desde Los Angeles',
    body: `Buenas tardes! Necesito un estimado: ropa de mujer, 6 cajas medianas (18 x 14 x 12 pulg) de 24 lbs y 2 cajas grandes (24 x 18 x 18 pulg) de 41 lbs. LAX a San José, lo quiero con entrega en Cartago centro y con todo incluido, impuestos también. Factura $4,870.`,
    facts: {
      asks: true,
      term: 'DDP',
      pieces: 8,
      kg: 102.51,
      from: 'LAX',
      to: 'SJO',
      city: 'Cartago',
      value: '4870 USD',
    },
  },
  {
    from: 'Bid desk <bids@ministerio.example>',
    subject: 'Licitación 2026LN-000012 transporte aéreo',
    body: `Se solicita oferta para el transporte aéreo de 1 (un) cromatógrafo desde Boston, EE. UU., hasta el Laboratorio Nacional en San Salvador, entrega en sitio.

Peso bruto: 227 kg. Dimensiones: 1,30 m x 0,95 m x 1,15 m. Incoterm: DAP. Valor: USD 118.400,00.

Presentar oferta antes del 22/05/2026, 14:00 horas. Vigencia mínima 60 días. Consultas al 2200-0100 ext. 2041.`,
    facts: {
      asks: true,
      term: 'DAP',
      kg: 227,
      pieces: 1,
      from: 'BOS',
      to: 'SAL',
      city: 'San Salvador',
      value: '118400 USD',
    },
  },
  {
    from: 'Adriana Mata <amata@libreriamata.example>',
    subject: 'libros',
    body: `Hola, tengo 900 libros en Ciudad de México, empacados en 30 cajas. Cada caja mide 40x30x30 cm y pesa 17.5 kg. ¿Cuánto costaría el aéreo a San José y dejarlos en Barrio Escalante? Incoterm DAP. Factura por MXN 185,000.`,
    facts: {
      asks: true,
      term: 'DAP',
      pieces: 30,
      kg: 525,
      from: 'MEX',
      to: 'SJO',
      city: 'San José',
      value: '185000 MXN',
    },
  },
  {
    from: 'María José Arce <mj.arce@bioarce.example>',
    subject: 'Cotización muestras biológicas',
    body: `Hola, necesitamos mandar a traer desde Madrid muestras biológicas UN3373 en hielo seco (6 kg de hielo seco, UN1845). Una caja de 50x50x50 cm, 14 kg bruto total. Va al aeropuerto de Juan Santamaría, nosotros la sacamos. CPT.`,
    facts: { asks: true, term: 'CPT', kg: 14, pieces: 1, from: 'MAD', to: 'SJO', city: undefined, dangerous: true },
  },
  {
    from: 'Nuria Bosch <nuria@bosch-textil.example>',
    subject: 'Presupuesto BCN-MGA',
    body: `Hola,

¿Podéis darnos precio para enviar maquinaria textil usada a Managua?

Bulto 1: 2,30 x 1,60 x 1,90 m / 1.480 kg
Bulto 2: 1,20 x 0,80 x 1,10 m / 315,5 kg

Total 2 bultos y 1.795,5 kg. Entregamos nosotros en el aeropuerto de Barcelona. CFR Managua.

Valor 27.500 €

Nuria Bosch
Bosch Textil S.A.`,
    facts: {
      asks: true,
      term: 'CFR',
      kg: 1795.5,
      pieces: 2,
      from: 'BCN',
      to: 'MGA',
      city: undefined,
      value: '27500 EUR',
    },
  },
  {
    from: 'Hugo Marín <hmarin@marinpartes.example>',
    subject: 'Cotizacion MIA-SJO (2 bultos)',
    body: `Don Andrés, buenas.

Me cotiza MIA-SJO CPT por favor, son dos bultos: uno de 45 kg (60x50x40) y otro de 32 kg (50x40x40). Repuestos para moto, valor $1.150,00.

Hugo Marín`,
    facts: { asks: true, term: 'CPT', kg: 77, pieces: 2, from: 'MIA', to: 'SJO', value: '1150 USD' },
  },
];

describeWholeEmails('requests in Spanish that name a value, a danger or several shipments', EMAILS);
