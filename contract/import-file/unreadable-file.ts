/** A whole file that cannot be read; the message says what it is and what to do. */
export class UnreadableFile extends Error {}
