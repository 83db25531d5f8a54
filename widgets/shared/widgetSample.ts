import type { ContainedFields } from '../../runtime/index.ts'

/** What the conformance suite needs to try a widget without knowing it. */
export interface WidgetSample {
  /** Props that make it work; those that are required at least. */
  readonly props?: Readonly<Record<string, unknown>>
  /** The fields of a widget that contains some. */
  readonly fields?: ContainedFields
  /** Two values whose presentations differ; the first is there before a person changes it. */
  readonly values: readonly [unknown, unknown]
  /** Keys that change the first value, pressed while the editor has the focus; found from its role when left out. */
  readonly keys?: string
  /** Whether nobody edits the value, as it follows from others. */
  readonly isReadOnly?: boolean
}
