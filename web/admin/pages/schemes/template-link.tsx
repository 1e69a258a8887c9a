import { useEffect, useState } from 'react';
import { TEMPLATE_NAME, templateFile } from '../../../../contract/import-file/template.ts';
import { schemes as words } from '../../../../messages/admin/schemes.ts';

/** A CSV template with all headings and one example, made in the browser. */
export function TemplateLink() {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([templateFile()], { type: 'text/csv;charset=utf-8' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, []);
  return (
    <p className="mb-4">
      <a href={address} download={TEMPLATE_NAME} className="link inline-flex min-h-11 items-center">
        {words.imports.template}
      </a>
    </p>
  );
}
