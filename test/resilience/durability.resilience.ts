import { afterEach, describe, expect, it } from '@jest/globals';
import nodemailer from 'nodemailer';
import pg from 'pg';
import { toSuperuserUrl } from '../../adapters/persistence/embedded-postgres/server-connection.js';
import { ServerFolder } from '../../adapters/persistence/embedded-postgres/server-folder.js';
import { findFreePort } from '../e2e/server-process.js';
import { ServerFixture } from './server-fixture.js';

const ACKNOWLEDGEMENTS = 200;
/** Backends tell the statistics what they did a second later, or when they are idle for ten. */
const STATISTICS_TIMEOUT_MS = 30_000;

let fixture: ServerFixture;
afterEach(() => fixture?.close());

describe('a mail that the server has accepted', () => {
  it('lies on the disk before the sender hears so: the server syncs its log at least once for each', async () => {
    fixture = await ServerFixture.open('durable', 'embedded');
    const port = await findFreePort();
    const smtp = await findFreePort();
    await fixture.start({ port, environment: { WORKERS: 'none', SMTP_LISTEN: `127.0.0.1:${smtp}` } });
    const state = await (await ServerFolder.find(`${fixture.dataFolder()}/postgres`))?.readState();
    if (state?.port === undefined) throw new Error('The embedded server has no address.');
    const client = new pg.Client({
      connectionString: toSuperuserUrl({ ...state, port: state.port, socketFolder: state.socketFolder }),
    });
    await client.connect();
    const transport = nodemailer.createTransport({
      host: '127.0.0.1',
      port: smtp,
      ignoreTLS: true,
      pool: true,
      maxConnections: 1,
    });
    try {
      const countSyncs = async () => {
        const { rows } = await client.query(
          "SELECT sum(fsyncs)::integer AS syncs FROM pg_stat_io WHERE object = 'wal'",
        );
        return rows[0].syncs as number;
      };
      const before = await countSyncs();
      for (let n = 0; n < ACKNOWLEDGEMENTS; n += 1) {
        const { response } = await transport.sendMail({
          from: 'clara@rutas-del-istmo.example',
          to: 'quotes@localhost',
          subject: `Air freight quote ${n}`,
          messageId: `<durable-${n}@rutas-del-istmo.example>`,
          text: `Please quote DAP Heredia: 2 pallets 120x80x100 cm, ${200 + n} kg total gross weight, Miami to SJO.`,
        });
        expect(response).toMatch(/^250 Kept as email/);
      }
      const deadline = Date.now() + STATISTICS_TIMEOUT_MS;
      let done = 0;
      while (done < ACKNOWLEDGEMENTS && Date.now() < deadline) {
        done = (await countSyncs()) - before;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
      console.log(`${ACKNOWLEDGEMENTS} mails accepted one after the other: ${done} syncs of the log`);
      expect(done).toBeGreaterThanOrEqual(ACKNOWLEDGEMENTS);
    } finally {
      transport.close();
      await client.end();
    }
  });
});

describe('a database that may lose what it has committed', () => {
  it('is not served from, and one sentence says why', async () => {
    fixture = await ServerFixture.open('unsafe', 'outside');
    const refused = fixture.start({ environment: { ALLOW_UNSAFE_DATABASE: 'no' } });
    await expect(refused).rejects.toThrow(/The database runs with synchronous_commit off, so an accepted email/);
  });
});
