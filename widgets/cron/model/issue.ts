import type { CronDiagnostic, CronFieldName, CronRange } from '../../../runtime/index.ts'

/** What is wrong with an expression, or with what was chosen for a field: the key of a text of the widget. */
export interface CronIssue {
  readonly kind: CronDiagnostic['kind'] | 'noChoice' | 'outOfBounds'
  readonly field?: CronFieldName
  readonly text: string
  /** Characters from the beginning of the expression. */
  readonly offset: number
  readonly range?: CronRange
}
