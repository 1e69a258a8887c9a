import { useRenderContext } from '../routing/router.tsx';

/** Sets the response status during server rendering; does nothing in the browser. */
export function HttpStatus({ code }: { code: number }) {
  const context = useRenderContext();
  if (context) context.statusCode = code;
  return null;
}
