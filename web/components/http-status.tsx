import { useRouter } from 'wouter';

/** Sets the status the server answers this page with; does nothing in the browser. */
export function HttpStatus({ code }: { code: number }) {
  const { ssrContext } = useRouter();
  if (ssrContext) ssrContext.statusCode = code;
  return null;
}
