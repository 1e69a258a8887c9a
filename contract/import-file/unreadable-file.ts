/** The file cannot be read at all; the message says why and what to do. */
export class UnreadableFile extends Error {}
