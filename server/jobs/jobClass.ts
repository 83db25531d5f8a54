import type { LanguageTexts } from '../../runtime/language/index.ts'
import type { Connection } from '../db/schema.ts'
import type { Notify } from '../realtime/notify.ts'

/** What a run of a job may use. */
export interface JobContext {
  readonly db: Connection
  readonly notify: Notify
  /** The parameter of the job without blanks around it; empty when there is none. */
  readonly parameter: string
  /** Ends the work early: the server stops, or the job was deleted. */
  readonly signal: AbortSignal
}

/**
 * What a job does. It is written so that it may end anywhere and begin anew: a process can die at any moment. It holds no
 * transaction while it works, as the embedded database has one connection.
 */
export interface JobClass {
  /** The value of `jobClassName` on the wire; it is looked up here and names no code (wire contract 5, R5). */
  readonly key: string
  readonly title: LanguageTexts
  /** What it does, and what its parameter is. */
  readonly description: LanguageTexts
  /** What is wrong with a parameter; any is taken when left out. */
  checkParameter?(parameter: string): LanguageTexts | undefined
  /** Does the work and says what came of it. */
  run(context: JobContext): Promise<LanguageTexts>
}

/** Describes a class of jobs; `registry.ts` lists it. */
export function defineJobClass(jobClass: JobClass): JobClass {
  return jobClass
}
