/** Tokens by which somebody is known: the holder has the only copy, the database has its hash. */
import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in letters that addresses and cookies take as they are. */
export const newToken = () => randomBytes(32).toString('base64url');

/** Without salt: nobody guesses 256 bits, and the row is looked up by the hash. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
