import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import {
  type EmbeddedServer,
  startEmbeddedPostgres,
} from '../../../../../adapters/persistence/embedded-postgres/embedded-postgres.js';
import { toSuperuserUrl } from '../../../../../adapters/persistence/embedded-postgres/server-connection.js';
import { createDataSource } from '../../../../../adapters/persistence/postgres/data-source.js';
import { migrate } from '../../../../../adapters/persistence/postgres/migrate.js';
import { queryUrl } from './query-url.js';

let folder: string;
let server: EmbeddedServer;

interface StoredState {
  readonly port: number;
  readonly socketFolder: string;
  readonly password: string;
  readonly applicationPassword?: string;
}

const stateFile = () => join(folder, 'postgres', 'server.json');
const readState = async () => JSON.parse(await readFile(stateFile(), 'utf8')) as StoredState;

async function queryAsSuperuser(sql: string): Promise<Record<string, unknown>[]> {
  return queryUrl(toSuperuserUrl(await readState()), sql);
}

async function migrateAs(url: string): Promise<void> {
  const dataSource = await createDataSource(url, { poolSize: 2 }).initialize();
  await migrate(dataSource);
  await dataSource.destroy();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'istmo-role-'));
  server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
});

afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('the role that the program works under', () => {
  it('has no right but to sign in, and is in no other role', async () => {
    const sql = `SELECT rolcanlogin, rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
        (SELECT count(*)::integer FROM pg_auth_members WHERE member = pg_roles.oid) AS roles,
        (SELECT count(*)::integer FROM pg_roles other
          WHERE other.rolname ~ '^pg_' AND other.rolname <> 'pg_database_owner'
            AND pg_has_role(current_user, other.oid, 'MEMBER')) AS predefined
      FROM pg_roles WHERE rolname = current_user`;
    expect(await queryUrl(server.url, sql)).toEqual([
      {
        rolcanlogin: true,
        rolsuper: false,
        rolcreatedb: false,
        rolcreaterole: false,
        rolreplication: false,
        rolbypassrls: false,
        roles: 0,
        predefined: 0,
      },
    ]);
  });

  const forbidden: ReadonlyArray<readonly [string, string]> = [
    ['run a program', `COPY (SELECT 'x') TO PROGRAM 'cat > /tmp/istmo-role-was-here'`],
    ['read what a program prints', `CREATE TEMP TABLE t (line text); COPY t FROM PROGRAM 'id'`],
    ['read a file of the server', `CREATE TEMP TABLE t (line text); COPY t FROM '/etc/passwd'`],
    ['write a file of the server', `COPY (SELECT 'x') TO '/tmp/istmo-role-was-here'`],
    ['read a file by a function', `SELECT pg_read_file('/etc/passwd')`],
    ['read bytes of a file', `SELECT pg_read_binary_file('/etc/passwd')`],
    ['look at a file', `SELECT pg_stat_file('/etc/passwd')`],
    ['list a folder', `SELECT pg_ls_dir('/')`],
    ['list the log folder', 'SELECT pg_ls_logdir()'],
    ['take in a file as a large object', `SELECT lo_import('/etc/passwd')`],
    ['write a large object to a file', `SELECT lo_export(lo_create(0), '/tmp/istmo-role-was-here')`],
    ['load a library', `LOAD '/tmp/library.so'`],
    ['define a function in C', `CREATE FUNCTION f() RETURNS integer AS '/tmp/library.so', 'f' LANGUAGE c`],
    ['define an internal function', `CREATE FUNCTION f() RETURNS integer AS 'pg_backend_pid' LANGUAGE internal`],
    ['load libraries with each session', `ALTER ROLE CURRENT_USER SET session_preload_libraries = '/tmp/library.so'`],
    ['install an extension that reads files', 'CREATE EXTENSION file_fdw'],
    ['install an extension that connects elsewhere', 'CREATE EXTENSION dblink'],
    ['change a setting of the server', `ALTER SYSTEM SET archive_command = 'id'`],
    ['switch off durability', 'ALTER SYSTEM SET fsync = off'],
    ['make a role', 'CREATE ROLE accomplice SUPERUSER'],
    ['become a superuser', 'ALTER ROLE CURRENT_USER SUPERUSER'],
    ['take the place of the superuser', 'SET ROLE istmo'],
    ['sign the superuser in', 'SET SESSION AUTHORIZATION istmo'],
    ['change the password of the superuser', `ALTER ROLE istmo PASSWORD 'known'`],
    ['read the passwords', 'SELECT rolpassword FROM pg_authid'],
    ['give itself the right to read files', 'GRANT pg_read_server_files TO CURRENT_USER'],
    ['give itself the right to run programs', 'GRANT pg_execute_server_program TO CURRENT_USER'],
    ['make a database', 'CREATE DATABASE other'],
    ['replicate', `SELECT pg_create_physical_replication_slot('leak')`],
    ['make a place for tables elsewhere', `CREATE TABLESPACE elsewhere LOCATION '/tmp'`],
    ['have an event trigger', 'CREATE EVENT TRIGGER t ON ddl_command_end EXECUTE FUNCTION now()'],
    ['end the superuser’s work', `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'istmo'`],
    ['read who may connect', 'SELECT * FROM pg_hba_file_rules'],
    ['change a system table', `UPDATE pg_authid SET rolsuper = true`],
  ];
  it.each(forbidden)('may not %s', async (_, sql) => {
    const superuser = new pg.Client({ connectionString: toSuperuserUrl(await readState()) });
    superuser.on('error', () => undefined);
    await superuser.connect();
    await expect(queryUrl(server.url, sql)).rejects.toThrow(/permission denied|must be|is not allowed|cannot/i);
    await superuser.query('SELECT 1');
    await superuser.end();
  });

  it('cannot open a connection that replicates', async () => {
    const client = new pg.Client({ connectionString: server.url, replication: 'true' } as pg.ClientConfig);
    client.on('error', () => undefined);
    await expect(client.connect()).rejects.toThrow(/no pg_hba.conf entry for replication|permission denied/);
  });

  it('owns its database, and makes its tables in it', async () => {
    await migrateAs(server.url);
    const owners = `SELECT DISTINCT pg_get_userbyid(relowner) AS owner FROM pg_class WHERE relnamespace = 'public'::regnamespace`;
    expect(await queryUrl(server.url, owners)).toEqual([{ owner: 'istmo_app' }]);
  });
});

describe('a data folder of an earlier release', () => {
  it('is brought over at the next start: its tables belong to the role, with all that is in them', async () => {
    // As it was: no such role, and everything made by the superuser.
    await queryAsSuperuser(`DROP OWNED BY istmo_app; ALTER DATABASE postgres OWNER TO istmo; DROP ROLE istmo_app;
      DROP SCHEMA public CASCADE; CREATE SCHEMA public AUTHORIZATION pg_database_owner; GRANT USAGE ON SCHEMA public TO PUBLIC`);
    await migrateAs(toSuperuserUrl(await readState()));
    await queryAsSuperuser(`CREATE TYPE stage AS ENUM ('held', 'sent'); CREATE VIEW domains AS SELECT * FROM recognized_domain;
      CREATE SCHEMA archive; CREATE TABLE archive.old (id serial PRIMARY KEY, stage stage); INSERT INTO archive.old (stage) VALUES ('held')`);
    await server.stop();
    const { applicationPassword: _, ...earlier } = await readState();
    await writeFile(stateFile(), JSON.stringify(earlier));

    server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });

    const leftOver = await queryAsSuperuser(`
      SELECT relname AS name FROM pg_class
       WHERE relnamespace IN ('public'::regnamespace, 'archive'::regnamespace) AND pg_get_userbyid(relowner) <> 'istmo_app'
      UNION ALL SELECT proname FROM pg_proc
       WHERE pronamespace = 'public'::regnamespace AND pg_get_userbyid(proowner) <> 'istmo_app'
         AND oid NOT IN (SELECT objid FROM pg_depend WHERE deptype = 'e')
      UNION ALL SELECT typname FROM pg_type
       WHERE typnamespace IN ('public'::regnamespace, 'archive'::regnamespace) AND pg_get_userbyid(typowner) <> 'istmo_app'
         AND oid NOT IN (SELECT objid FROM pg_depend WHERE deptype = 'e') AND typelem NOT IN (SELECT objid FROM pg_depend WHERE deptype = 'e')
      UNION ALL SELECT nspname FROM pg_namespace WHERE nspname = 'archive' AND pg_get_userbyid(nspowner) <> 'istmo_app'
      UNION ALL SELECT datname FROM pg_database WHERE datname = 'postgres' AND pg_get_userbyid(datdba) <> 'istmo_app'`);
    expect(leftOver).toEqual([]);
    expect(await queryUrl(server.url, 'SELECT id, stage FROM archive.old')).toEqual([{ id: 1, stage: 'held' }]);
    await queryUrl(server.url, 'ALTER TABLE archive.old ADD COLUMN note text; ALTER TABLE rate ADD COLUMN note text');
    await migrateAs(server.url);
  });

  it('gets its role back as it must be where somebody has given it more', async () => {
    await queryAsSuperuser(
      'ALTER ROLE istmo_app SUPERUSER CREATEROLE; GRANT pg_read_server_files, pg_execute_server_program TO istmo_app',
    );
    await server.stop();
    server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
    await expect(queryUrl(server.url, `SELECT pg_read_file('/etc/passwd')`)).rejects.toThrow(/permission denied/);
    expect(await queryUrl(server.url, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user')).toEqual([
      { rolsuper: false },
    ]);
  });

  it('keeps the password out of the server’s log and its catalog', async () => {
    const { applicationPassword = '' } = await readState();
    expect(applicationPassword).toMatch(/^[\w-]{32}$/);
    expect(await readFile(join(folder, 'postgres', 'server.log'), 'utf8')).not.toContain(applicationPassword);
    const [{ rolpassword } = {}] = await queryAsSuperuser(
      `SELECT rolpassword FROM pg_authid WHERE rolname = 'istmo_app'`,
    );
    expect(rolpassword).toMatch(/^SCRAM-SHA-256\$4096:/);
  });
});
