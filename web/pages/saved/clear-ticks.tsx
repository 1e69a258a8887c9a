import { useEffect, useRef, useState } from 'react';
import { forgetTicks, hasTicks } from '../../components/documents/document-ticks.ts';
import { holdDocuments, useHeldDocuments } from '../../components/documents/held-documents.ts';
import { useMessages } from '../../language/language.tsx';

/** Clears the ticks on a shared device. They can be restored until the page is left. */
export function ClearTicks() {
  const { ticks: words } = useMessages('saved');
  const held = useHeldDocuments();
  const [undo, setUndo] = useState<{ putBack: () => void } | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  // The pressed button was replaced by the other one.
  useEffect(() => {
    if (wasPressed.current) button.current?.focus();
    wasPressed.current = false;
  });
  const press = (next: { putBack: () => void } | null) => {
    wasPressed.current = true;
    setUndo(next);
  };
  const clear = () => {
    const tickAgain = forgetTicks();
    holdDocuments(held, false);
    press({
      putBack: () => {
        tickAgain();
        holdDocuments(held, true);
      },
    });
  };
  if (held.length > 0 || hasTicks()) {
    return (
      <button ref={button} type="button" className="button-secondary" onClick={clear}>
        {words.clear}
      </button>
    );
  }
  return (
    undo && (
      <p className="note flex basis-full flex-wrap items-center justify-between gap-x-5 gap-y-1">
        {words.cleared}
        <button
          ref={button}
          type="button"
          className="button-secondary"
          onClick={() => {
            undo.putBack();
            press(null);
          }}
        >
          {words.undo}
        </button>
      </p>
    )
  );
}
