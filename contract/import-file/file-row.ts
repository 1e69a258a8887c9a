/** A row as its file has it, or why it is none; `line` is what an editor or a spreadsheet shows beside it. */
export type FileRow = { line: number; row: Record<string, unknown> } | { line: number; name?: string; problem: string };
