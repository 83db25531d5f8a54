import { analyze } from './classes/analyze.ts'
import { remindEvents } from './classes/remindEvents.ts'
import { remindUrgent } from './classes/remindUrgent.ts'
import { removeExpired } from './classes/removeExpired.ts'
import { sampleParameter } from './classes/sampleParameter.ts'
import { trimLog } from './classes/trimLog.ts'
import type { JobClass } from './jobClass.ts'

/** Every class of jobs, in one explicit list: what is not here cannot run (wire contract 5, R5). */
export const jobClasses: readonly JobClass[] = [
  removeExpired,
  trimLog,
  remindUrgent,
  remindEvents,
  analyze,
  sampleParameter,
]

/** The class of a key. */
export function findJobClass(key: unknown): JobClass | undefined {
  return jobClasses.find((jobClass) => jobClass.key === key)
}
