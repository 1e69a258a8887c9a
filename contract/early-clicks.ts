/** One line in each page keeps what is pressed until its script is there and goes on with it (`web/hydration/early-input.ts`). */
export const EARLY_CLICKS = 'earlyPresses';
export const RECORD_CLICKS = `${EARLY_CLICKS}=[];addEventListener("click",e=>window.${EARLY_CLICKS}?.push(e.target),!0)`;
