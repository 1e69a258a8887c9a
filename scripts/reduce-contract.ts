import type { Plugin } from 'vite';

/** The properties of a call that browsers need; schemas, summaries and limits are for the server. */
const NEEDED = new Set(['method', 'path', 'access', 'body']);
const CONTRACT = /\/contract\/[\w./-]+\.ts(?:\?|$)/;

/** Expressions evaluated when the module loads; functions and plain values cost nothing. */
const MADE = new Set(['CallExpression', 'ObjectExpression', 'ArrayExpression', 'NewExpression']);

type Node = { type: string; start: number; end: number };
type Named = { name?: string };
type Property = Node & { key: Named };
type Call = Node & { callee: Named; arguments: (Node & { properties: Property[] })[] };
type Declaration = Node & { declaration?: Declaration | null; declarations?: { init: Node | null }[] };

/**
 * Removes the schemas of the contract from the public site: calls are reduced to method and path, and unused schemas are dropped together
 * with the schema library. A form that validates before sending imports its schema directly (`contract/scheme-request.ts`).
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
      // From the end, so that earlier positions stay valid.
      const text = edits.reduceRight((done, { start, end, by }) => done.slice(0, start) + by + done.slice(end), code);
      return { code: text, map: null };
    },
  };
}

/** Marks the expression as pure, so that bundlers can drop it if unused. */
function reduced({ start, end, ...made }: Node, code: string): { start: number; end: number; by: string } {
  const { callee, arguments: [stated] = [] } = made as Partial<Call>;
  if (callee?.name !== 'endpoint' || !stated) return { start, end, by: `/*#__PURE__*/ (() => (${code.slice(start, end)}))()` };
  const needed = stated.properties.filter(({ key }) => NEEDED.has(key?.name ?? ''));
  return { start, end, by: `({ ${needed.map((one) => code.slice(one.start, one.end)).join(', ')} })` };
}
