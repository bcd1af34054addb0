import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import pg from 'pg';
import {
  APPLICATION_ROLE,
  acceptsApplicationRole,
  type ServerAddress,
  SUPERUSER,
  withSuperuser,
} from './server-connection.js';

const SCRAM_ITERATIONS = 4096;
const SCRAM_SALT_BYTES = 16;
const RIGHTS = 'LOGIN INHERIT NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS';

/** Whether the role is there and may do nothing that an application needs not. */
const FIND_ROLE = `
  SELECT rolcanlogin AND rolinherit
     AND NOT (rolsuper OR rolcreatedb OR rolcreaterole OR rolreplication OR rolbypassrls) AS is_right
    FROM pg_roles WHERE rolname = $1`;

const LIST_MEMBERSHIPS = `
  SELECT granted.rolname AS name
    FROM pg_auth_members JOIN pg_roles granted ON granted.oid = roleid JOIN pg_roles member ON member.oid = member
   WHERE member.rolname = $1`;

/**
 * The statements that hand over what the superuser made for the program in earlier releases. REASSIGN OWNED refuses the
 * superuser that made the cluster. What belongs to an extension stays with it; sequences, indexes and row types follow
 * their tables.
 */
const LIST_TRANSFERS = `
  WITH ours AS (
    SELECT oid FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'
  ), of_others AS (
    SELECT classid, objid FROM pg_depend WHERE deptype IN ('a', 'e', 'i')
  ), owned AS (SELECT oid FROM pg_roles WHERE rolname = $1)
  SELECT format('ALTER DATABASE %I OWNER TO %I', datname, $2::text) AS statement
    FROM pg_database WHERE datname = current_database() AND datdba IN (SELECT oid FROM owned)
  UNION ALL
  SELECT format('ALTER SCHEMA %I OWNER TO %I', nspname, $2::text)
    FROM pg_namespace WHERE oid IN (SELECT oid FROM ours) AND nspowner IN (SELECT oid FROM owned)
  UNION ALL
  SELECT format('ALTER TABLE %s OWNER TO %I', oid::regclass, $2::text)
    FROM pg_class
   WHERE relnamespace IN (SELECT oid FROM ours) AND relowner IN (SELECT oid FROM owned)
     AND relkind IN ('r', 'p', 'v', 'm', 'S')
     AND ('pg_class'::regclass, oid) NOT IN (SELECT classid, objid FROM of_others)
  UNION ALL
  SELECT format('ALTER ROUTINE %s OWNER TO %I', oid::regprocedure, $2::text)
    FROM pg_proc
   WHERE pronamespace IN (SELECT oid FROM ours) AND proowner IN (SELECT oid FROM owned)
     AND ('pg_proc'::regclass, oid) NOT IN (SELECT classid, objid FROM of_others)
  UNION ALL
  SELECT format('ALTER TYPE %s OWNER TO %I', oid::regtype, $2::text)
    FROM pg_type
   WHERE typnamespace IN (SELECT oid FROM ours) AND typowner IN (SELECT oid FROM owned) AND typtype IN ('d', 'e', 'r')
     AND ('pg_type'::regclass, oid) NOT IN (SELECT classid, objid FROM of_others)`;

/**
 * Sees to it that the role of the program exists, has its password, may do nothing outside its database, and owns what is
 * in it, also in a database that the superuser filled in an earlier release. Changes nothing where all of that is so.
 */
export async function ensureApplicationRole(address: ServerAddress): Promise<void> {
  await withSuperuser(address, async (client) => {
    const role = pg.escapeIdentifier(APPLICATION_ROLE);
    const { rows } = await client.query<{ is_right: boolean }>(FIND_ROLE, [APPLICATION_ROLE]);
    if (!rows[0]) await client.query(`CREATE ROLE ${role} ${RIGHTS}`);
    else if (!rows[0].is_right) await client.query(`ALTER ROLE ${role} ${RIGHTS}`);
    const memberships = await client.query<{ name: string }>(LIST_MEMBERSHIPS, [APPLICATION_ROLE]);
    for (const { name } of memberships.rows) await client.query(`REVOKE ${pg.escapeIdentifier(name)} FROM ${role}`);
    await transferOwnership(client);
    if (await acceptsApplicationRole(address)) return;
    const verifier = pg.escapeLiteral(createScramVerifier(address.applicationPassword));
    await client.query(`ALTER ROLE ${role} PASSWORD ${verifier}`);
  });
}

/** All at once or not at all: a start that dies meanwhile leaves the database as it was. */
async function transferOwnership(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(LIST_TRANSFERS, [SUPERUSER, APPLICATION_ROLE]);
  if (rows.length === 0) return;
  await client.query(['BEGIN', ...rows.map(({ statement }) => statement), 'COMMIT'].join(';\n'));
}

/** What the server keeps of a password (RFC 5803), so that the password itself appears in no statement and no log. */
function createScramVerifier(password: string): string {
  const salt = randomBytes(SCRAM_SALT_BYTES);
  const salted = pbkdf2Sync(password, salt, SCRAM_ITERATIONS, 32, 'sha256');
  const sign = (text: string) => createHmac('sha256', salted).update(text).digest();
  const storedKey = createHash('sha256').update(sign('Client Key')).digest('base64');
  const serverKey = sign('Server Key').toString('base64');
  return `SCRAM-SHA-256$${SCRAM_ITERATIONS}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}
