import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import { findFreePort } from '../../e2e/server-process.js';

export const MAILBOX_PASSWORD = 'password-for-tests-only';
const START_TIMEOUT_MS = 60_000;

/** Why there is no Dovecot here; undefined where there is one. */
export function explainMissingDovecot(): string | undefined {
  try {
    execFileSync('dovecot', ['--version'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'Left out: there is no Dovecot on this machine (apt-get install dovecot-imapd).';
  }
}

/** A mail server of our own on the loopback, every user with one password, all of it in a folder that goes with it. */
export class Dovecot {
  private constructor(
    private readonly folder: string,
    private readonly process: ChildProcess,
    readonly port: number,
    /** With a certificate that nobody trusts. */
    readonly tlsPort: number,
  ) {}

  /** @param introspectUrl where it asks whether an access token is good (RFC 7662); undefined: it takes none */
  static async start(introspectUrl?: string): Promise<Dovecot> {
    const folder = mkdtempSync(join(tmpdir(), 'istmo-dovecot-'));
    chmodSync(folder, 0o755);
    const [port, tlsPort] = [await findFreePort(), await findFreePort()];
    const configuration = join(folder, 'dovecot.conf');
    writeFileSync(configuration, describeServer(folder, port, tlsPort, introspectUrl));
    const server = spawn('dovecot', ['-F', '-c', configuration], { stdio: 'ignore' });
    const dovecot = new Dovecot(folder, server, port, tlsPort);
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await canConnect(port))) {
      if (server.exitCode !== null || Date.now() > deadline) {
        throw new Error(`Dovecot did not start: ${readFileSync(join(folder, 'dovecot.log'), 'utf8')}`);
      }
      await delay(50);
    }
    return dovecot;
  }

  /** Runs a person's commands in a mailbox, as a mail program would. */
  async act<T>(user: string, work: (client: ImapFlow) => Promise<T>): Promise<T> {
    const client = this.createClient(user);
    await client.connect();
    try {
      await client.mailboxOpen('INBOX');
      return await work(client);
    } finally {
      await client.logout();
    }
  }

  /** Gives the inbox of a user a new UIDVALIDITY, as a restored or moved server does; nobody may be connected. */
  renumber(user: string): void {
    const maildir = join(this.folder, 'home', user, 'Maildir');
    const list = join(maildir, 'dovecot-uidlist');
    const validity = /^3 V(\d+)/.exec(readFileSync(list, 'utf8'))?.[1];
    if (validity === undefined) throw new Error(`No UIDVALIDITY in ${list}`);
    for (const name of ['dovecot.index', 'dovecot.index.log', 'dovecot.index.cache', 'dovecot-uidlist']) {
      rmSync(join(maildir, name), { force: true });
    }
    writeFileSync(join(maildir, 'dovecot-uidvalidity'), (Number(validity) + 1).toString(16));
    const owner = getMailOwner();
    writeFileSync(list, `3 V${Number(validity) + 1} N1 G0123456789abcdef0123456789abcdef\n`);
    execFileSync('chown', [owner.user, list, join(maildir, 'dovecot-uidvalidity')]);
  }

  /** Every process of the server stands still, and its connections stay open; until it is woken. */
  freeze(): void {
    for (const pid of this.listProcesses()) process.kill(pid, 'SIGSTOP');
  }

  wake(): void {
    for (const pid of this.listProcesses()) process.kill(pid, 'SIGCONT');
  }

  private listProcesses(): readonly number[] {
    const listed = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' });
    const children = [...listed.matchAll(/(\d+)\s+(\d+)/g)].filter(
      ([, , parent]) => Number(parent) === this.process.pid,
    );
    return [this.process.pid ?? 0, ...children.map(([, pid]) => Number(pid))].filter((pid) => pid > 0);
  }

  async stop(): Promise<void> {
    this.wake();
    if (this.process.exitCode === null) {
      const ended = once(this.process, 'exit');
      this.process.kill('SIGTERM');
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  private createClient(user: string): ImapFlow {
    const client = new ImapFlow({
      host: '127.0.0.1',
      port: this.port,
      secure: false,
      doSTARTTLS: false,
      auth: { user, pass: MAILBOX_PASSWORD },
      logger: false,
      disableAutoIdle: true,
    });
    client.on('error', () => undefined);
    return client;
  }
}

/** Root may read no mail: it is nobody's then. */
function getMailOwner() {
  const isRoot = process.getuid?.() === 0;
  return isRoot ? { user: 'nobody', group: 'nogroup' } : { user: userInfo().username, group: String(userInfo().gid) };
}

function describeServer(folder: string, port: number, tlsPort: number, introspectUrl: string | undefined): string {
  const { user, group } = getMailOwner();
  const home = join(folder, 'home');
  mkdirSync(home);
  execFileSync('chown', [user, home]);
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const subject = ['-subj', '/CN=localhost', '-keyout', key, '-out', certificate];
  execFileSync('openssl', [...request, ...subject], { stdio: 'ignore' });
  const isRoot = process.getuid?.() === 0;
  return `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/dovecot.log
protocols = imap
listen = 127.0.0.1
${isRoot ? '' : `default_internal_user = ${user}\ndefault_login_user = ${user}\ndefault_internal_group = ${group}`}
ssl = yes
ssl_key = <${key}
ssl_cert = <${certificate}
disable_plaintext_auth = no
auth_failure_delay = 0
auth_mechanisms = plain login${introspectUrl === undefined ? '' : ' xoauth2 oauthbearer'}
${introspectUrl === undefined ? '' : describeTokenCheck(folder, introspectUrl)}
passdb {
  driver = static
  mechanisms = plain login
  args = password=${MAILBOX_PASSWORD}
}
userdb {
  driver = static
  args = uid=${user} gid=${group} home=${home}/%u
}
first_valid_uid = 1
mail_location = maildir:~/Maildir
mail_max_userip_connections = 100
namespace inbox {
  inbox = yes
  separator = /
  mailbox Junk {
    auto = create
    special_use = \\Junk
  }
  mailbox Sent {
    auto = create
    special_use = \\Sent
  }
  mailbox Trash {
    auto = create
    special_use = \\Trash
  }
}
service imap-login {
  ${isRoot ? '' : 'chroot ='}
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = ${tlsPort}
    ssl = yes
  }
}
${isRoot ? '' : 'service anvil {\n  chroot =\n}'}
service stats {
  unix_listener stats-writer {
    mode = 0666
  }
}
`;
}

/** The check of access tokens, in a file of its own. */
function describeTokenCheck(folder: string, introspectUrl: string): string {
  const file = join(folder, 'oauth2.conf');
  const answers = 'username_attribute = username\nactive_attribute = active\nactive_value = true\n';
  writeFileSync(file, `introspection_mode = post\nintrospection_url = ${introspectUrl}\n${answers}`);
  return `passdb {\n  driver = oauth2\n  mechanisms = xoauth2 oauthbearer\n  args = ${file}\n}`;
}

async function canConnect(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
