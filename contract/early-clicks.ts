/** One line in each page keeps what is pressed until its script is there and goes on with it (`web/hydration/early-input.ts`). */
export const EARLY_PRESSES = 'earlyPresses';
export const KEEP_PRESSES = `${EARLY_PRESSES}=[];addEventListener("click",e=>window.${EARLY_PRESSES}?.push(e.target),!0)`;
