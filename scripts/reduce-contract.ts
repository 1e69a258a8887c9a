import type { Plugin } from 'vite';

/** What a browser needs of a call; schemas, summaries and budgets are the server's. */
const NEEDED = new Set(['method', 'path', 'access', 'body']);
const CONTRACT = /\/contract\/[\w./-]+\.ts(?:\?|$)/;

/** What is made when the module is loaded; functions and plain values cost nothing. */
const MADE = new Set(['CallExpression', 'ObjectExpression', 'ArrayExpression', 'NewExpression']);

type Node = { type: string; start: number; end: number };
type Named = { name?: string };
type Property = Node & { key: Named };
type Call = Node & { callee: Named; arguments: (Node & { properties: Property[] })[] };
type Declaration = Node & { declaration?: Declaration | null; declarations?: { init: Node | null }[] };

/**
 * Leaves the schemas of the contract out of the public site: a call keeps how it is made, and a schema that nobody asks for is dropped
 * with the library it is written in. A form that checks before it sends imports its schema by itself (`contract/scheme-request.ts`).
 */
export function reduceContract(): Plugin {
  return {
    name: 'reduce-contract',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!CONTRACT.test(id)) return null;
      const edits = this.parse(code).body.flatMap((node) => {
        const { declaration, declarations = declaration?.declarations ?? [] } = node as unknown as Declaration;
        return declarations.flatMap(({ init }) => (init && MADE.has(init.type) ? reduced(init, code) : []));
      });
      // From the end, so that places before an edit stay where they are.
      const text = edits.reduceRight((done, { start, end, by }) => done.slice(0, start) + by + done.slice(end), code);
      return { code: text, map: null };
    },
  };
}

/** Called in a way that bundlers may leave out when nobody uses what it gives. */
function reduced({ start, end, ...made }: Node, code: string): { start: number; end: number; by: string } {
  const { callee, arguments: [stated] = [] } = made as Partial<Call>;
  if (callee?.name !== 'endpoint' || !stated) return { start, end, by: `/*#__PURE__*/ (() => (${code.slice(start, end)}))()` };
  const needed = stated.properties.filter(({ key }) => NEEDED.has(key?.name ?? ''));
  return { start, end, by: `({ ${needed.map((one) => code.slice(one.start, one.end)).join(', ')} })` };
}
