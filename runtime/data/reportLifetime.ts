/** Milliseconds for which answers of an online report are kept where a group id is set (specification 7.3 and 9). */
export const reportLifetime = 30_000
