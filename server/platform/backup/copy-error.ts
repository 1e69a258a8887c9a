/** A backup, a restore or a move that cannot be done; the message is a sentence for whoever asked for it. */
export class CopyError extends Error {}
