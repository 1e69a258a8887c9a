/** Bearer tokens; the database stores only their hashes. */
import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in characters that URLs and cookies need not escape. */
export const newToken = () => randomBytes(32).toString('base64url');

/** Unsalted, because 256 random bits cannot be guessed and rows are looked up by the hash. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
