import type { Field as FormField } from '@formily/core'
import type { EvaluationResult, Field, Issue, Layout, Rule, Scope } from '../language/index.ts'
import type { DataRecord, ValueWidget } from '../registry/index.ts'

/** Why a form is open: `view` shows values and edits none. */
export type FormMode = 'add' | 'edit' | 'view'

/** The checks that only a server can make; each gives its message when the value is refused. */
export interface ServerChecks {
  unique(rule: NonNullable<Rule['unique']>, value: unknown, recordId: string | undefined): Promise<string | undefined>
  checkRule(code: string, value: unknown): Promise<string | undefined>
}

/** What a form is made of. */
export interface PageFormOptions {
  readonly pageId: string
  readonly fields: Readonly<Record<string, Field>>
  /** Where the fields go; fields that are not placed exist in the record only. */
  readonly layout: Layout
  readonly mode: FormMode
  readonly values: DataRecord
  readonly key: string
  /** The names of expressions besides `values` and `self`. */
  readonly names: () => Scope
  readonly findWidget: (id: string) => ValueWidget | undefined
  readonly hasAccess: (code: string) => boolean
  readonly checks: ServerChecks
  /** Issues of the page's document, to show at the nodes that they concern. */
  readonly issues?: readonly Issue[]
}

/** The form of one page instance: values, errors and visibility while editing, with Formily beneath. */
export interface PageForm {
  readonly mode: FormMode
  readonly options: PageFormOptions
  readonly field: (name: string) => FormField | undefined
  readonly widgetOf: (name: string) => ValueWidget | undefined
  /** The values as they stand, with those that no field holds and without those of hidden fields. */
  values(): DataRecord
  /** What saving sends: the key, what a new record was given, and the values that a person may write and sees. */
  changes(): DataRecord
  /** The value of an expression over the values; a component that observes draws again when it may have changed. */
  watch(source: string): EvaluationResult
  /** Takes what a person put in. */
  input(name: string, value: unknown): void
  setValues(values: DataRecord): void
  isDirty(): boolean
  /** Takes what stands now as saved. */
  markSaved(): void
  /** Checks one field; the checks of the server run when the field is left and before saving. */
  validateField(name: string, withServer: boolean): Promise<boolean>
  /** Checks fields, all of them when none are named, and gives the names of those that fail. */
  validate(names?: readonly string[]): Promise<readonly string[]>
  /** Shows what the server refused at the fields that it named. */
  setFieldMessages(messages: Readonly<Record<string, string>>): void
  /** The field that has to be seen now, in whatever panel it is. */
  revealed(): string | undefined
  reveal(name: string | undefined): void
  reset(): void
}
