import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Countries and airports, with the ids that section 3 of the specification gives them. */
export class CreateReferenceData1795827600001 implements MigrationInterface {
  readonly name = 'LayReferenceData1795827600001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE country (
        id integer PRIMARY KEY,
        code text COLLATE "C" NOT NULL UNIQUE,
        alpha3 text COLLATE "C" NOT NULL UNIQUE,
        name text COLLATE "C" NOT NULL
      );
      CREATE TABLE airport (
        id integer PRIMARY KEY,
        code text COLLATE "C" NOT NULL UNIQUE,
        name text NOT NULL,
        city text NOT NULL,
        country_id integer NOT NULL REFERENCES country,
        latitude double precision NOT NULL,
        longitude double precision NOT NULL,
        aliases text[] NOT NULL DEFAULT '{}',
        UNIQUE (id, country_id)
      );
    `);
    await runner.query(`
      INSERT INTO country (id, code, alpha3, name) VALUES
        (1, 'PA', 'PAN', 'Panama'),
        (2, 'CR', 'CRI', 'Costa Rica'),
        (3, 'NI', 'NIC', 'Nicaragua'),
        (4, 'HN', 'HND', 'Honduras'),
        (5, 'SV', 'SLV', 'El Salvador'),
        (6, 'GT', 'GTM', 'Guatemala');
      INSERT INTO airport (id, code, name, city, country_id, latitude, longitude, aliases) VALUES
        (1, 'PTY', 'Tocumen International Airport', 'Ciudad de Panamá', 1, 9.0714, -79.3835,
         ARRAY['Tocumen', 'Panama City', 'Panamá', 'MPTO', 'PAPTY', 'PA PTY']),
        (2, 'SJO', 'Juan Santamaría International Airport', 'San José', 2, 9.9939, -84.2088,
         ARRAY['Juan Santamaría', 'Santamaría', 'Santamaria', 'MROC', 'CRSJO', 'CR SJO']),
        (3, 'LIR', 'Daniel Oduber Quirós International Airport', 'Liberia', 2, 10.5933, -85.5444,
         ARRAY['Daniel Oduber', 'Guanacaste', 'Guanacaste Airport', 'MRLB', 'CRLIR', 'CR LIR']),
        (4, 'MGA', 'Augusto César Sandino International Airport', 'Managua', 3, 12.1415, -86.1682,
         ARRAY['Augusto César Sandino', 'Augusto C. Sandino', 'Sandino', 'MNMG', 'NIMGA', 'NI MGA']),
        (5, 'SAP', 'Ramón Villeda Morales International Airport', 'San Pedro Sula', 4, 15.4526, -87.9236,
         ARRAY['Ramón Villeda Morales', 'Villeda Morales', 'La Mesa', 'La Lima', 'MHLM', 'HNSAP', 'HN SAP']),
        (6, 'TGU', 'Toncontín International Airport', 'Tegucigalpa', 4, 14.0608, -87.2172,
         ARRAY['Toncontín', 'XPL', 'Palmerola', 'Comayagua', 'MHTG', 'MHPR', 'HNTGU', 'HN TGU', 'HNXPL']),
        (7, 'SAL', 'San Óscar Arnulfo Romero y Galdámez International Airport', 'San Salvador', 5, 13.4409, -89.0557,
         ARRAY['Comalapa', 'Óscar Arnulfo Romero', 'Monseñor Romero', 'Monseñor Óscar Arnulfo Romero', 'San Óscar Romero', 'MSLP', 'SVSAL', 'SV SAL']),
        (8, 'GUA', 'La Aurora International Airport', 'Ciudad de Guatemala', 6, 14.5833, -90.5275,
         ARRAY['La Aurora', 'Aurora', 'Guatemala City', 'MGGT', 'GTGUA', 'GT GUA']);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE airport, country');
  }
}
