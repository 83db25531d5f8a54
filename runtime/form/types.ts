import type { Field as FormField } from '@formily/core'
import type { EvaluationResult, Field, Issue, Layout, Scope, Step } from '../language/index.ts'
import type { DataRecord, ServerChecks, Siblings, ValueWidget, Work } from '../registry/index.ts'
import type { FillState } from './fillState.ts'

/** Why a form is open: `view` shows values and edits none. */
export type FormMode = 'add' | 'edit' | 'view'

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
  /** A condition under which the form only shows its values. */
  readonly readOnlyWhen?: string
  /** The form around a record that is a value of it; its values are the name `record` of expressions. */
  readonly outer?: PageForm
  /** What a record inside of a form was when that was saved last; a form of a page knows it by itself. */
  readonly saved?: () => DataRecord | undefined
  /** Runs what going on from a step does; false where it does not go on, a text where that says why. */
  readonly leaveStep?: (steps: readonly Step[]) => Promise<boolean | string>
  /** Issues of the page's document, to show at the nodes that they concern. */
  readonly issues?: readonly Issue[]
}

/** What a script changes in a field while the form is open; what is left out stays as it is. */
export interface FieldChange {
  readonly isHidden?: boolean
  readonly isDisabled?: boolean
  readonly isRequired?: boolean
  readonly widget?: string
  readonly props?: Field['props']
  readonly fields?: Field['fields']
}

/** What became of messages of a server. */
export interface ShownMessages {
  /** The names of the fields that show one, in their order. */
  readonly shown: readonly string[]
  /** The messages about fields of the record that nobody sees. */
  readonly unseen: readonly string[]
}

/** The form of one page instance: values, errors and visibility while editing, with Formily beneath. */
export interface PageForm {
  readonly mode: FormMode
  readonly options: PageFormOptions
  /** The checks of the server for what is inside of fields: each value is asked for once. */
  readonly checks: ServerChecks
  readonly field: (name: string) => FormField | undefined
  readonly widgetOf: (name: string) => ValueWidget | undefined
  /** The values by name, for widgets that read or fill other fields. */
  readonly siblings: Siblings
  /** What widgets have begun, also those of records that are values of the form. */
  readonly work: Work
  /** The values as they stand, with those that no field holds and without those of hidden fields. */
  values(): DataRecord
  /** What saving sends: the key, what a new record was given, and the values that a person may write and sees. */
  changes(): DataRecord
  /** The value of an expression over the values; a component that observes draws again when it may have changed. */
  watch(source: string): EvaluationResult
  /** Takes what a person put in. */
  input(name: string, value: unknown): void
  /** Calls the listener with what people put in, and with what was there before; gives what ends that. */
  listen(listener: (name: string, value: unknown, before: unknown) => void): () => void
  /** Changes a field while the form is open; its own conditions and the rights of the person go on to hold. */
  adjust(name: string, change: FieldChange): void
  /** What was changed in a field. */
  changeOf(name: string): FieldChange | undefined
  setValues(values: DataRecord): void
  /** Says at a field what a rule of the server is doing for its value. */
  setFill(name: string, state: FillState | undefined): void
  /** Takes values that came from outside, which say nothing about what a person put in. */
  applyExternal(values: DataRecord): void
  /** Reads values so that an observing component or a reaction runs again when they change. */
  track(names: readonly string[] | 'all'): void
  /** Calls the listener after values have changed, or another step shows; gives what ends that. */
  subscribe(listener: () => void): () => void
  /** Whether the form only shows its values now; followed. */
  isView(): boolean
  /** Whether nobody can change the values now; followed. */
  isDisabled(): boolean
  setDisabled(isDisabled: boolean): void
  /** Whether a person changed something that differs from what was saved last. */
  isDirty(): boolean
  /** The values of fields that differ from what was saved last; none before a person changed anything. */
  unsaved(): DataRecord
  /** The value of a field as it was saved last; undefined in a new record. */
  saved(name: string): unknown
  /** Takes what stands now as saved. */
  markSaved(): void
  /** Checks one field; the checks of the server run when the field is left and before saving. */
  validateField(name: string, withServer: boolean): Promise<boolean>
  /** Checks fields, all of them when none are named, and gives the names of those that fail. */
  validate(names?: readonly string[]): Promise<readonly string[]>
  /**
   * Shows what the server refused at the fields that it named by name or by a path such as `items[2].price`, in place of
   * what it refused before.
   */
  setFieldMessages(messages: Readonly<Record<string, string>>): ShownMessages
  /** The field that has to be seen now, in whatever panel it is, or the step by its `stepName`. */
  revealed(): string | undefined
  reveal(name: string | undefined): void
  /** Notes whether steps of the form show their last one, and which one they show; undefined when they are gone. */
  setStepsState(id: string, isLast: boolean | undefined, shown?: string): void
  /** The id of the step that shows, of a form with steps; followed. */
  shownStep(): string | undefined
  /** Whether all steps show their last one, so that the form can be saved; followed. */
  isAtEnd(): boolean
  /** Goes back to what was saved last, or to what the form began with. */
  reset(): void
  /** Ends what follows other forms. */
  dispose(): void
}
