import { frame } from '../../../messages/admin/frame.ts';

/** The product name, with its Hindi half marked as Hindi. */
export function Brand() {
  return (
    <>
      <span lang="hi">{frame.brandHindi}</span> · {frame.brandEnglish}
    </>
  );
}
