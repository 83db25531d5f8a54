/** The zone of every time on the wire (wire contract 1.1); it has no summer time, so each of its times is one moment. */
export const wireZone = '+08:00'

const formats = new Map<string, Intl.DateTimeFormat>()

function findFormat(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  formats.set(timeZone, format)
  return format
}

const fixedForm = /^([+-])(0\d|1[0-4]):([0-5]\d)$/

/** The distance of a zone that is written as one, such as `+08:00`, in milliseconds. */
function readFixed(zone: string): number | undefined {
  const [, sign, hours, minutes] = fixedForm.exec(zone) ?? []
  if (sign === undefined) return undefined
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000)
}

/** Whether there is such a zone: a name of the IANA database, or a distance from UTC such as `+08:00`. */
export function isTimeZone(zone: string): boolean {
  if (readFixed(zone) !== undefined) return true
  try {
    return /^[A-Za-z]/.test(zone) && findFormat(zone).format(0) !== ''
  } catch {
    return false
  }
}

function readOffset(moment: number, zone: string): number {
  const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, second = 0] = (
    findFormat(zone).format(moment).match(/\d+/g) ?? []
  ).map(Number)
  const clock = new Date(0)
  clock.setUTCFullYear(year, month - 1, day)
  clock.setUTCHours(hour, minute, second)
  return clock.getTime() - Math.floor(moment / 1000) * 1000
}

/** No zone changes its clock but at a quarter of an hour, so that what was read holds until the next one. */
const quarter = 900_000
const maxOffsets = 5000
const offsets = new Map<string, number>()

/** How far a zone is ahead of UTC at a moment, in milliseconds. */
export function offsetAt(moment: number, zone: string): number {
  const fixed = readFixed(zone)
  if (fixed !== undefined) return fixed
  const key = `${zone} ${Math.floor(moment / quarter)}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  if (offsets.size >= maxOffsets) offsets.clear()
  const offset = readOffset(moment, zone)
  offsets.set(key, offset)
  return offset
}

/** What a clock on the wall of a zone shows at a moment, in milliseconds as if it were the clock of UTC. */
export const toClock = (moment: number, zone: string): number => moment + offsetAt(moment, zone)

const day = 86_400_000

/**
 * The moment at which a clock on the wall of a zone shows a time. Where it shows the time twice, the first of both; where
 * it skips the time, as much later as it skips.
 */
export function fromClock(clock: number, zone: string): number {
  const before = offsetAt(clock - day, zone)
  const after = offsetAt(clock + day, zone)
  const first = clock - Math.max(before, after)
  const second = clock - Math.min(before, after)
  return [first, second].find((moment) => toClock(moment, zone) === clock) ?? clock - before
}

/** A distance from UTC in milliseconds as people write it, such as `GMT+5:30`. */
export function toOffsetName(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const distance = `${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
  return minutes === 0 ? 'GMT' : `GMT${offset < 0 ? '-' : '+'}${distance}`
}
