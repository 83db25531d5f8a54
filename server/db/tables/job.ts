import type { LanguageTexts } from '../../../runtime/language/index.ts'
import type { RecordTexts } from '../../http/recordTexts.ts'
import type { ProcessIdentity } from '../../start/processIdentity.ts'
import type { AuditColumns, Defaulted, Json, Optional, OptionalTimestamp } from './columns.ts'

/** Scheduled jobs (wire contract 1.10). */
export interface SysQuartzJobTable extends AuditColumns {
  id: string
  /** A key of the registry of job classes. */
  jobClassName: string
  cronExpression: string
  parameter: Optional<string>
  description: Optional<string>
  /** 0 running, -1 stopped. */
  status: Defaulted<number>
  /** The next due time; none for a stopped job, and for one whose years have ended. */
  nextRunAt: OptionalTimestamp
  /** The run that works at the moment. */
  runningRun: Optional<string>
  /** Until when the process of that run has its lease. */
  runningUntil: OptionalTimestamp
  /** Its texts in three languages; a record that a person wrote has none. */
  texts: Json<RecordTexts>
}

/** How a run ended; `lost` is one whose process did not come back. */
export type JobOutcome = 'running' | 'done' | 'failed' | 'lost'

/** What started a run. */
export type JobTrigger = 'schedule' | 'manual'

/** One run of a job, with the class and the parameter as they were. */
export interface SysJobRunTable {
  id: string
  jobId: string
  jobClassName: string
  parameter: Optional<string>
  trigger: JobTrigger
  /** Which server process it was, such as `host:4711`. */
  process: string
  /** What tells that process from every other; none for runs of earlier versions. */
  holder: Json<ProcessIdentity>
  /** The due time; none for a run that a person started. */
  dueAt: OptionalTimestamp
  startedAt: string
  endedAt: OptionalTimestamp
  outcome: Defaulted<JobOutcome>
  message: Json<LanguageTexts>
  /** Milliseconds. */
  duration: Optional<number>
  /** Due times that came while it still ran. */
  skipped: Defaulted<number>
}
