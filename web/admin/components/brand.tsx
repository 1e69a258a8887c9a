import { frame } from '../../../messages/admin/frame.ts';

/** The name of the product, its Hindi half marked as such. */
export function Brand() {
  return (
    <>
      <span lang="hi">{frame.brandHindi}</span> · {frame.brandEnglish}
    </>
  );
}
