/** The entry point of the sandbox of stored scripts; it is loaded once a page with scripts runs them. */
export type {
  FormActs,
  ListActs,
  ScriptHost,
  SharedActs,
} from './host.ts'
export type { MethodCall, ScriptFailure, ScriptFailureKind, ScriptType } from './messages.ts'
export { type OpenedScript, openScript, type Script, type ScriptOutcome } from './openScript.ts'
export { openWorker } from './openWorker.ts'
export { createSharedActs, ReportedError, type SharedWays } from './sharedActs.ts'
