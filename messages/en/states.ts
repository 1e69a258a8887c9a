/** Names of states and union territories by their listed name; what is absent is shown as listed. */
export const states: Record<string, string> = {};
