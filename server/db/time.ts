/**
 * The time zone in which the database reads and writes times without a zone: GMT+8, as the wire has it (wire contract
 * 1.1). Written as a POSIX zone, so that it needs no zone files.
 */
export const wireTimeZone = '<+08>-08'

const wireOffset = 8 * 3_600_000

/** Turns PostgreSQL's text of a `timestamptz`, which stands in the wire's zone already, into the wire's form. */
export function toWireTime(text: string): string {
  return text.slice(0, 19)
}

/** What the wire's clock on the wall shows at a moment, in milliseconds as if it were the clock of UTC. */
export const toWireClock = (moment: number): number => moment + wireOffset

/** The wire's form of a time as the database gives it; empty for none. */
export function readWireTime(value: unknown): string {
  if (value === null || value === undefined) return ''
  return value instanceof Date ? formatWireTime(value) : toWireTime(String(value)).replace('T', ' ')
}

/** Gives a moment in the wire's form, `YYYY-MM-DD HH:mm:ss` in GMT+8. */
export function formatWireTime(moment: Date | number): string {
  return new Date(toWireClock(Number(moment))).toISOString().slice(0, 19).replace('T', ' ')
}

/** Reads a time in the wire's form and gives epoch milliseconds. */
export function parseWireTime(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}+08:00`)
}

/** Whether a span of times in the wire's form is none; one that is open at an end is one. */
export function endsBeforeStart(start: unknown, end: unknown): boolean {
  return typeof start === 'string' && typeof end === 'string' && parseWireTime(end) <= parseWireTime(start)
}
