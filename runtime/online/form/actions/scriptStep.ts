import type { Step } from '../../../language/index.ts'

/** Which stored script of a form a button runs: a method of its list or of its form (wire contract 3.4). */
export interface ScriptCall {
  readonly form: string
  readonly type: 'list' | 'form'
  readonly method: string
}

/** The step that runs a method of a stored script in the sandbox. */
export const toScriptStep = (script: ScriptCall): Step => ({ script })
