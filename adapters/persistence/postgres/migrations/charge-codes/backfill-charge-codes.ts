/** As they were when they were first kept: a later change of the standard codes is a later migration. */
const STANDARD_CODES = `
  (1, 'HNDL', 'Airport Handling', 'Manejo en aeropuerto', 'Compulsory', NULL),
  (2, 'DOCS', 'Document Handover', 'Entrega de documentos', 'Compulsory', NULL),
  (3, 'BRKD', 'Consolidation Breakdown', 'Desconsolidación', 'Compulsory', NULL),
  (4, 'TRNS', 'Airport Transfer', 'Traslado del aeropuerto al almacén', 'Compulsory', NULL),
  (5, 'DELV', 'Delivery Standard', 'Entrega estándar', 'Delivery', 'SD'),
  (6, 'DELX', 'Extended Delivery', 'Entrega extendida', 'Delivery', 'SD'),
  (7, 'CUST', 'Customs Clearance', 'Trámite aduanal', 'Additional', NULL),
  (8, 'BWSE', 'Storage Fee', 'Almacenaje fiscal', 'Additional', 'SR'),
  (9, 'COLL', 'Charges Collect Fee', 'Cargo por cobro en destino (collect)', 'Optional', 'FC'),
  (10, 'DISB', 'Disbursement Fee', 'Cargo por desembolso', 'Optional', 'DB')`;

const COLUMNS = `version, code, name_en, name_es, category, iata_code, application,
  is_pass_through, is_taxable, needs_review, updated_at`;

/**
 * The specification's ten codes, and one for every other service of the rates: it keeps the category that its lines had,
 * and is listed for review. Where one code stood for lines of several categories, that of the fewer ones gets a code of
 * its own: `FUEL` and `FUEL-2`. A migration runs it once, and a restore runs it for the rates of an older backup.
 */
export const BACKFILL_CHARGE_CODES: readonly string[] = [
  `INSERT INTO charge_code (id, ${COLUMNS})
   SELECT id, 1, code, name_en, name_es, category, iata_code, 'mandatory', false, true, false, '2026-11-01T00:00:00Z'::timestamptz
   FROM (VALUES ${STANDARD_CODES}) AS standard (id, code, name_en, name_es, category, iata_code)
   ON CONFLICT DO NOTHING`,
  "SELECT setval(pg_get_serial_sequence('charge_code', 'id'), (SELECT max(id) FROM charge_code))",
  `UPDATE rate SET service_code = rate.service_code || '-' || own.rank
   FROM (SELECT service_code, category,
                row_number() OVER (PARTITION BY service_code ORDER BY count(*) DESC, category) AS rank
         FROM rate WHERE service_code NOT IN (SELECT code FROM charge_code) GROUP BY service_code, category) AS own
   WHERE own.service_code = rate.service_code AND own.category = rate.category AND own.rank > 1`,
  `INSERT INTO charge_code (${COLUMNS})
   SELECT 1, service_code, min(service_name), min(service_name), min(category), NULL, 'mandatory', false, true, true,
          max(updated_at)
   FROM rate WHERE service_code NOT IN (SELECT code FROM charge_code) GROUP BY service_code`,
];
