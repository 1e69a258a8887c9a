/**
 * Makes room between pieces of work that never wait for anything. What is answered from memory takes no time the event loop
 * would notice, so a hundred such pieces would follow each other before anybody else is heard.
 * @returns what resolves in a turn of the event loop that nobody else gets
 */
export function loopTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => void setImmediate(resolve)));
    return last;
  };
}
