/** The number of schemes per page, remembered on the device. */
import { useState } from 'react';
import { SCHEMES_PER_ADMIN_PAGE } from '../../../../contract/scheme-admin.endpoints.ts';

export const ROWS_PER_PAGE = [SCHEMES_PER_ADMIN_PAGE, 20, 50] as const;
const KEY = 'admin-rows';

export function useRowsPerPage(): [number, (rows: number) => void] {
  const [rows, setRows] = useState(remembered);
  const choose = (chosen: number) => {
    setRows(chosen);
    try {
      localStorage.setItem(KEY, String(chosen));
    } catch {
      // Without storage, the choice lasts until the page is left.
    }
  };
  return [rows, choose];
}

function remembered(): number {
  try {
    const stored = Number(localStorage.getItem(KEY));
    return ROWS_PER_PAGE.find((rows) => rows === stored) ?? SCHEMES_PER_ADMIN_PAGE;
  } catch {
    return SCHEMES_PER_ADMIN_PAGE;
  }
}
