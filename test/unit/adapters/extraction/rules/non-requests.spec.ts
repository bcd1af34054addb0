import { describeWholeEmails, type WholeEmailCase } from './whole-email-cases.js';

const EMAILS: readonly WholeEmailCase[] = [
  {
    from: 'Rosa Chinchilla <rosa@chinchilla.example>',
    subject: 'Consulta estado',
    body: `Buenas, ¿me pueden decir si ya llegaron las 3 cajas de Miami que pesaban 44 kilos? Las pedí hace dos semanas y nadie me contesta.`,
    facts: { asks: false },
  },
  {
    from: 'Ana <ana@clienta.example>',
    subject: 'RE: Cotización Q3001',
    body: `Perfecto, adelante con el embarque entonces. El precio está bien. Mañana el proveedor entrega las 4 cajas en Miami.`,
    facts: { asks: false },
  },
  {
    from: 'Sky Deals <deals@skydeals.example>',
    subject: 'New weekly freighter LUX-GUA',
    body: `Dear partners, we are happy to announce our new weekly freighter LUX-GUA starting in June. Rates from EUR 1.95/kg at +500. Contact us for your quote today! If you wish to stop receiving these mails click here.`,
    facts: { asks: false },
  },
  {
    from: 'Nelly <nelly@amigo.example>',
    subject: 'Fwd: Out of stock',
    body: `Andrea, ¿podés reenviarme la factura de la cotización Q1101 en PDF? No la encuentro.`,
    facts: { asks: false },
  },
  {
    from: 'Ramón <ramon@aceros.example>',
    subject: 'RE: RE: Reunión',
    body: `Confirmado para el jueves a las 10. Llevo las muestras. Saludos, Ramón`,
    facts: { asks: false },
  },
  {
    from: 'QA <qa@cliente.example>',
    subject: 'Encuesta de satisfacción',
    body: `Estimado proveedor, por favor complete nuestra encuesta anual de evaluación. Gracias.`,
    facts: { asks: false },
  },
  {
    from: 'Ops MIA <ops@agentmia.example>',
    subject: 'PRE-ALERT MAWB 999-1234 5675 MIA-SJO 4 PCS 220 KG',
    body: `Dear team, please find attached pre-alert for below shipment: MAWB 999-1234 5675, 4 pcs, 220 kg, ETA SJO 14 May. Kindly confirm receipt and notify consignee.`,
    facts: { asks: false },
  },
  {
    from: 'Ventas <ventas@flota.example>',
    subject: 'Servicio de transporte terrestre',
    body: `Buen día, somos una empresa de transporte con 30 unidades y queremos ponernos a la orden para sus entregas en Guatemala. Nuestras tarifas desde Q 450 por viaje. ¿Cuándo podemos visitarlos?`,
    facts: { asks: false },
  },
  {
    from: 'Bodega <bodega@cli.example>',
    subject: 'Consulta',
    body: `Buenas, ¿cuál es el horario de la bodega para retirar una carga de 3 bultos, 88 kg, guía 230-5511 2233? Gracias`,
    facts: { asks: false },
  },
  {
    from: 'Elena <elena@prov.example>',
    subject: 'Packing list corregido',
    body: `Adjunto packing list corregido del embarque de ayer: 5 bultos, 93 kg. Saludos`,
    facts: { asks: false },
  },
];

describeWholeEmails('mail that asks for no quotation', EMAILS);
