import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { EmbeddedPostgresFailure, systemErrorCode } from './embedded-postgres-failure.js';
/** The superuser of every embedded cluster. */ export const SUPERUSER = 'istmo';
const DATABASE = 'postgres';
const LOOK_EVERY_MS = 15;
const WRONG_PASSWORD = '28P01';
const DURABLE_SETTINGS = [
    'fsync',
    'full_page_writes',
    'synchronous_commit'
];
/** The address as `postgres://…`; the password holds only letters, digits, `-` and `_`. */ export function urlOf({ port, password }) {
    return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}`;
}
/**
 * Waits until the server takes a query and returns true; false as soon as `ended` says that it will not come.
 * Crash recovery may take its time, so the process decides, not a clock. A wrong password is refused.
 */ export async function untilServing(address, ended) {
    for(;;){
        if (await answers(address)) return true;
        if (await ended()) return false;
        await delay(LOOK_EVERY_MS);
    }
}
/** Refuses a server that could lose an accepted email at a power cut, whoever switched its safety off. */ export async function assertDurable(address) {
    const rows = await withClient(address, async (client)=>{
        const result = await client.query('SELECT name, setting FROM pg_settings WHERE name = ANY($1)', [
            DURABLE_SETTINGS
        ]);
        return result.rows;
    });
    const off = DURABLE_SETTINGS.filter((name)=>rows.find((row)=>row.name === name)?.setting !== 'on');
    if (off.length === 0) return;
    throw new EmbeddedPostgresFailure(`The embedded PostgreSQL runs without ${off.join(' and ')}, so an accepted email could be lost at a power cut: remove ${off.length === 1 ? 'that setting' : 'those settings'} from postgresql.conf and postgresql.auto.conf in its data folder, then start again.`);
}
async function answers(address) {
    try {
        await withClient(address, (client)=>client.query('SELECT 1'));
        return true;
    } catch (error) {
        if (systemErrorCode(error) !== WRONG_PASSWORD) return false;
        throw new EmbeddedPostgresFailure(`The PostgreSQL on port ${address.port} does not take the password of server.json: restore that file from a backup of the same folder.`);
    }
}
async function withClient(address, work) {
    const client = new pg.Client({
        connectionString: urlOf(address),
        connectionTimeoutMillis: 2000,
        query_timeout: 5000
    });
    client.on('error', ()=>undefined); // a server that ends while we look is seen by the query, not by this event
    try {
        await client.connect();
        return await work(client);
    } finally{
        await client.end().catch(()=>undefined);
    }
}
