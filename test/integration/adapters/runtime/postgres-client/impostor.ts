import { createServer, type Server, type Socket } from 'node:net';

/** How a program that plays the database answers a client. */
export type Impersonation = 'asks in clear' | 'asks for MD5' | 'wants nothing' | 'is ready at once' | 'signs falsely';

function frame(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

function requestAuthentication(code: number, rest = Buffer.alloc(0)): Buffer {
  const number = Buffer.alloc(4);
  number.writeInt32BE(code);
  return frame('R', Buffer.concat([number, rest]));
}

const READY = frame('Z', Buffer.from('I'));
const GREETINGS: Readonly<Record<Impersonation, Buffer>> = {
  'asks in clear': requestAuthentication(3),
  'asks for MD5': requestAuthentication(5, Buffer.from('salt')),
  'wants nothing': Buffer.concat([requestAuthentication(0), READY]),
  'is ready at once': READY,
  'signs falsely': requestAuthentication(10, Buffer.from('SCRAM-SHA-256\0\0')),
};

/** A program that has taken the place of the database: it speaks its protocol, and does not know the password. */
export class Impostor {
  /** All that clients have said to it. */
  heard = '';

  private constructor(
    readonly port: number,
    private readonly server: Server,
  ) {}

  static async listen(impersonation: Impersonation): Promise<Impostor> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The impostor has no port.');
    const impostor = new Impostor(address.port, server);
    server.on('connection', (socket) => impostor.answer(socket, impersonation));
    return impostor;
  }

  close(): void {
    this.server.close();
  }

  private answer(socket: Socket, impersonation: Impersonation): void {
    let asked = 0;
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const said = chunk.toString('latin1');
      this.heard += said;
      asked += 1;
      if (asked === 1) socket.write(GREETINGS[impersonation]);
      if (impersonation !== 'signs falsely') return;
      const nonce = /r=([^,]+)$/.exec(said)?.[1];
      if (asked === 2)
        socket.write(requestAuthentication(11, Buffer.from(`r=${nonce}andmine,s=c2FsdHNhbHRzYWx0,i=4096`)));
      const signature = Buffer.alloc(32, 1).toString('base64');
      if (asked === 3)
        socket.write(
          Buffer.concat([requestAuthentication(12, Buffer.from(`v=${signature}`)), requestAuthentication(0), READY]),
        );
    });
  }
}
