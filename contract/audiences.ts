/** Groups of people a scheme can be meant for, in the order of the filter. */
export const AUDIENCES = ['women', 'child', 'student', 'elderly', 'disabled', 'farmer', 'worker', 'sc', 'st', 'obc', 'minority'] as const;

export type Audience = (typeof AUDIENCES)[number];
