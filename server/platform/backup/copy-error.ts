/** A failed backup, restore or move; the message is a sentence for the operator. */
export class CopyError extends Error {}
