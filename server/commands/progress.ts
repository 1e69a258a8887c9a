/** Tells whoever waits at a terminal how far a command is, on standard error; a log gets nothing of it. */
export function onTerminal(output: NodeJS.WriteStream = process.stderr): (name: string, done: number, of: number) => void {
  if (!output.isTTY) return () => {};
  return (name, done, of) => {
    output.write(`\r\u001b[K${name}: ${done} of ${of}${done >= of ? '\n' : ''}`);
  };
}
