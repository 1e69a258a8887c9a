/** Inline script of each page that records clicks until `web/hydration/early-input.ts` has loaded and replays them. */
export const EARLY_CLICKS = 'earlyPresses';
export const RECORD_CLICKS = `${EARLY_CLICKS}=[];addEventListener("click",e=>window.${EARLY_CLICKS}?.push(e.target),!0)`;
