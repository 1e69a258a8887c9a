/** A row of a file, or why it cannot be read; `line` is the number shown by an editor or spreadsheet. */
export type FileRow = { line: number; row: Record<string, unknown> } | { line: number; name?: string; problem: string };
