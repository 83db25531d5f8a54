import { fromClock, isTimeZone, offsetAt, toClock, toOffsetName, wireZone } from './clock.ts'
import { moveTimeText, readClock, writeClock } from './timeText.ts'

/** The zones between which times go: that of the wire, of the person who reads and types them, and of the jobs. */
export interface TimeZones {
  readonly wire: string
  readonly person: string
  readonly installation: string
}

let zones: TimeZones = { wire: wireZone, person: wireZone, installation: wireZone }
let isSame = true
const listeners = new Set<() => void>()

/** Sets the zones of this app; a server never does, and works with the wire's alone. */
export function setTimeZones(change: Partial<TimeZones>): void {
  const next = { ...zones, ...change }
  if (!Object.values(next).every(isTimeZone)) return
  zones = next
  isSame = isSameClock(next)
  for (const listener of listeners) listener()
}

/** Calls a function whenever the zones changed; returns an unsubscribe function. */
export function onTimeZones(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The name of the person's zone. */
export const personZone = (): string => zones.person

/** The name of the zone in which jobs are due. */
export const installationZone = (): string => zones.installation

/** Whether both clocks show the same all year, so that nothing has to be converted. */
function isSameClock({ wire, person }: TimeZones): boolean {
  const year = new Date().getUTCFullYear()
  return [0, 3, 6, 9].every(
    (month) => offsetAt(Date.UTC(year, month), wire) === offsetAt(Date.UTC(year, month), person),
  )
}

/** A time of the wire as the person's clock shows it; days, times of day and other texts stay as they are. */
export const toShownTime = (text: string): string => (isSame ? text : moveTimeText(text, zones.wire, zones.person))

/** A time that the person reads or typed, as the wire has it. */
export const toWireTime = (text: string): string => (isSame ? text : moveTimeText(text, zones.person, zones.wire))

/** What the person's clock shows at a moment, in milliseconds as if it were the clock of UTC. */
export const toShownClock = (moment: number): number => toClock(moment, zones.person)

/** What the person's clock shows when that of the wire shows a time; both as `toShownClock` gives them. */
export const fromWireClock = (clock: number): number =>
  isSame ? clock : toClock(fromClock(clock, zones.wire), zones.person)

/** What the wire's clock shows when that of the person shows a time. */
export const toWireClock = (clock: number): number =>
  isSame ? clock : toClock(fromClock(clock, zones.person), zones.wire)

/** What the person's clock shows at a time of the wire; undefined for what is no day with a time. */
export function readShownClock(text: string): number | undefined {
  const clock = readClock(text)
  return clock === undefined ? undefined : fromWireClock(clock)
}

/** What the wire's clock shows at a moment, as a text. */
export const writeWireTime = (moment: number): string => writeClock(toClock(moment, zones.wire))

/** What the person's clock shows at a moment, as a text. */
export const writeShownTime = (moment: number): string => writeClock(toShownClock(moment))

/** The present day of the person, as `YYYY-MM-DD`. */
export const personToday = (): string => writeShownTime(Date.now()).slice(0, 10)

/** A zone as people read it beside a time, such as `America/New_York, GMT-4`. */
export function nameZone(moment: number, zone: string): string {
  const offset = toOffsetName(offsetAt(moment, zone))
  return /^[A-Za-z]/.test(zone) && zone !== 'UTC' ? `${zone}, ${offset}` : offset
}

/** The whole of a time of the wire, with the person's zone; empty for what is no day with a time. */
export function toTimeTitle(text: string): string {
  const shown = readShownClock(text)
  if (shown === undefined) return ''
  return `${writeClock(shown)} (${nameZone(fromClock(shown, zones.person), zones.person)})`
}
