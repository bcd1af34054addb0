import { randomBytes, randomInt } from 'node:crypto';
import { SecretGenerator } from '../../application/identity/secret-generator.port.js';

/** Without `0`, `1`, `i`, `l` and `o`, which are mistaken for each other. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const GROUP_LENGTH = 4;
/** Five bits a character, near enough: 79 bits. */
const PASSWORD_GROUPS = 4;
/** 59 bits: no list of hashes of such codes can be made. */
const RECOVERY_CODE_GROUPS = 3;
/** As much as a proof key of RFC 7636 asks for (section 4.1). */
const TOKEN_BYTES = 32;

/** Secrets from the random numbers of the system. */
export class RandomSecretGenerator extends SecretGenerator {
  generatePassword(): string {
    return generateGroups(PASSWORD_GROUPS);
  }

  generateRecoveryCode(): string {
    return generateGroups(RECOVERY_CODE_GROUPS);
  }

  generateToken(): string {
    return randomBytes(TOKEN_BYTES).toString('base64url');
  }
}

function generateGroups(count: number): string {
  return Array.from({ length: count }, () => pickCharacters(GROUP_LENGTH)).join('-');
}

function pickCharacters(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
