/** The brightness of the paper at each place: the lightest values nearby, smoothed. */

const MAX_CELLS = 24;
/** The maximum is often a reflection. */
const LIGHT_SHARE = 0.9;
const SAMPLES = 12;

export function paperLight(brightness: (x: number, y: number) => number, width: number, height: number): (x: number, y: number) => number {
  const cell = Math.max(8, Math.ceil(Math.max(width, height) / MAX_CELLS));
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const cells = Array.from({ length: columns * rows }, (_, place) =>
    lightOf(brightness, (place % columns) * cell, Math.floor(place / columns) * cell, cell, width, height),
  );
  const smooth = spread(spread(cells, columns, rows, Math.max), columns, rows, mean);
  const at = (column: number, row: number) =>
    smooth[Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))] as number;
  return (x, y) => {
    const [across, down] = [x / cell - 0.5, y / cell - 0.5];
    const [column, row] = [Math.floor(across), Math.floor(down)];
    const [right, below] = [across - column, down - row];
    const upper = at(column, row) * (1 - right) + at(column + 1, row) * right;
    const lower = at(column, row + 1) * (1 - right) + at(column + 1, row + 1) * right;
    return upper * (1 - below) + lower * below;
  };
}

function lightOf(
  brightness: (x: number, y: number) => number,
  left: number,
  top: number,
  cell: number,
  width: number,
  height: number,
): number {
  const step = Math.max(1, Math.floor(cell / SAMPLES));
  const found: number[] = [];
  for (let y = top; y < Math.min(height, top + cell); y += step)
    for (let x = left; x < Math.min(width, left + cell); x += step) found.push(brightness(x, y));
  found.sort((one, other) => one - other);
  return Math.max(1, found[Math.floor((found.length - 1) * LIGHT_SHARE)] ?? 1);
}

const mean = (...all: number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;

/** Combines each cell with its neighbours, so that a cell full of ink takes the brightness of those beside it. */
function spread(cells: readonly number[], columns: number, rows: number, join: (...all: number[]) => number): number[] {
  return cells.map((_, place) => {
    const [column, row] = [place % columns, Math.floor(place / columns)];
    const around: number[] = [];
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) around.push(cells[y * columns + x] as number);
    return join(...around);
  });
}
