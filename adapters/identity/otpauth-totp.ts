import { Secret, TOTP } from 'otpauth';
import { Totp } from '../../application/identity/totp.port.js';

const ISSUER = 'Istmo';
const STEP_SECONDS = 30;
/** As RFC 4226 recommends. */
const SECRET_BYTES = 20;
const CODE = /^\d{6}$/;

/** Codes of authenticator apps, by otpauth; with what every app takes: SHA-1, six digits, thirty seconds. */
export class OtpauthTotp extends Totp {
  createSecret(): string {
    return new Secret({ size: SECRET_BYTES }).base32;
  }

  createUri(secret: string, account: string): string {
    return createTotp(secret, account).toString();
  }

  findStep(secret: string, code: string, now: Date): number | undefined {
    if (!CODE.test(code)) return undefined;
    const delta = createTotp(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
    return delta === null ? undefined : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta;
  }
}

function createTotp(secret: string, label = ISSUER): TOTP {
  return new TOTP({ issuer: ISSUER, label, period: STEP_SECONDS, secret: Secret.fromBase32(secret) });
}
