/** Runs a command with its words; what goes wrong is one sentence and the exit code 1. */
export async function command(run: (words: string[]) => Promise<void>): Promise<void> {
  try {
    await run(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
