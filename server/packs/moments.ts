import { isObject, type RelativeMoment } from '../../runtime/language/index.ts'
import { formatWireTime } from '../db/time.ts'

const day = 24 * 3_600_000

/** Whether a value of a row says a moment by its distance from the installation. */
export function isRelativeMoment(value: unknown): value is RelativeMoment {
  return isObject(value) && Object.hasOwn(value, 'daysAgo')
}

/** The moment in the wire's form, seen from the epoch milliseconds of the installation. */
export function toMoment({ daysAgo, time }: RelativeMoment, now: number): string {
  const moment = formatWireTime(now - daysAgo * day)
  return time === undefined ? moment : `${moment.slice(0, 10)} ${time}`
}
