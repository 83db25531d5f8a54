/** Milliseconds that a file may take: writing a thousand rows, or a slow line, takes longer than the answer of a list. */
export const fileTimeout = 120_000
