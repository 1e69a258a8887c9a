/** Shows progress on standard error if it is a terminal, so that logs stay free of it. */
export function onTerminal(output: NodeJS.WriteStream = process.stderr): (name: string, done: number, of: number) => void {
  if (!output.isTTY) return () => {};
  return (name, done, of) => {
    output.write(`\r\u001b[K${name}: ${done} of ${of}${done >= of ? '\n' : ''}`);
  };
}
