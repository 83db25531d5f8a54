/**
 * A failure's short identity, by which a person can report what the console says in full. It needs no secure context, as
 * the app may be served to an office over plain HTTP.
 */
export const newFailureId = (): string => Math.random().toString(16).slice(2, 10).padEnd(8, '0')
