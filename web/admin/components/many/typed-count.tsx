import { useState } from 'react';
import { readNumber } from '../../../../contract/digits.ts';
import { controls } from '../../../../messages/admin/controls.ts';
import { TextField } from '../field.tsx';

/** Asks the user to type how many public records change; with none, nothing is asked and `isTyped` is true. */
export function useTypedCount(count: number, hint: string) {
  const [typed, setTyped] = useState('');
  return {
    isTyped: count === 0 || readNumber(typed) === count,
    field: count > 0 && (
      <div className="mt-4">
        <TextField
          label={controls.many.type(count)}
          hint={hint}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="sm:max-w-40"
        />
      </div>
    ),
  };
}
