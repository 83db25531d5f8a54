import type { CronFieldName } from './fields.ts'

/** Why an expression is none: the key of a text of the widget, and where in the expression it goes wrong. */
export interface CronIssue {
  readonly code: 'length' | 'syntax' | 'outOfRange' | 'bothDays' | 'zeroStep' | 'noChoice' | 'outOfBounds' | 'never'
  readonly field?: CronFieldName
  /** What is wrong, as it is written. */
  readonly text: string
  /** Characters from the beginning of the expression. */
  readonly offset: number
  readonly bounds?: readonly [number, number]
}
