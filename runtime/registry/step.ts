import type { Scope, Step, StepArguments, StepVerb } from '../language/index.ts'

/** The calls a step may make; paths are relative to the server's base (wire contract 1). */
export interface StepCalls {
  request(call: {
    readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
    readonly url: string
    readonly query?: Readonly<Record<string, unknown>>
    readonly body?: unknown
  }): Promise<{ readonly result: unknown; readonly message: string }>
  download(call: {
    readonly url: string
    readonly query?: Readonly<Record<string, unknown>>
    readonly fileName?: string
  }): Promise<void>
}

/** The form of the page in which an action runs. */
export interface StepForm {
  values(): Readonly<Record<string, unknown>>
  setValues(values: Readonly<Record<string, unknown>>): void
  /** Checks every field; false when one fails, which then shows itself. */
  validate(): Promise<boolean>
  /** Checks and saves; false when a check failed or the server refused. */
  submit(): Promise<boolean>
}

export interface OpenRequest {
  readonly page: string
  readonly in: 'dialog' | 'drawer' | 'tab'
  readonly title?: string
  readonly width?: number
  readonly mode: 'add' | 'edit' | 'view'
  readonly values?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
}

/** The result with which an opened page closed; null when it was dismissed. */
export type OpenResult = { readonly result: unknown } | null

/** One of several records with which something went wrong. */
export interface StepFailure {
  readonly name: string
  readonly reason: string
}

/** How far work on many records is; it shows in front of the page until the work is over. */
export interface StepProgress {
  /** Aborted once the person wants no more of it. */
  readonly signal: AbortSignal
  /** Tells how many are over, and which one is worked on now. */
  update(over: number, current: string): void
  /** Goes away; where something failed or was left out it waits until the person has read that. */
  end(summary: { readonly over: number; readonly failures: readonly StepFailure[] }): Promise<void>
}

export type MessageLevel = 'success' | 'info' | 'warning' | 'error'

/** The stored script of the page in which an action runs; a method that fails reports it, and gives false. */
export interface StepScript {
  readonly scripts: { readonly code: string }
  readonly type: 'list' | 'form'
  run(call: {
    readonly method: string
    readonly args: readonly unknown[]
    /** Whether the script need not have the method. */
    readonly isOptional: boolean
  }): Promise<boolean>
}

/** What a step may touch. The page that runs the action provides it; tests provide a fake. */
export interface StepContext {
  /** The names of expressions and templates; `result` is what the last call or opened page gave. */
  readonly scope: Scope
  readonly calls: StepCalls
  readonly form?: StepForm
  readonly script?: StepScript
  /** Changes named values of the state of the page; there on pages of blocks. */
  readonly setState?: (values: Readonly<Record<string, unknown>>) => void
  open(request: OpenRequest): Promise<OpenResult>
  close(result: unknown): void
  confirm(question: { readonly text: string; readonly title?: string; readonly danger?: boolean }): Promise<boolean>
  message(level: MessageLevel, text: string): void
  /**
   * Loads the records of this page, or of every open instance of the page that is named, again; of a page of blocks those
   * of some of its sources, where they are named.
   */
  reload(page?: string, sources?: readonly string[]): Promise<void>
  refreshDictionaries(): Promise<void>
  /** Asks the server anew who is signed in. */
  refreshUser(): Promise<void>
  navigate(
    to: string,
    options: {
      readonly title?: string
      readonly replace?: boolean
      readonly newWindow?: boolean
      readonly leave?: boolean
    },
  ): void
  /** A text of the document in the person's language: a literal, or the text of an `"@:key"`. */
  text(source: string): string
  /** What a refused call carried, such as a demand for a captcha; undefined when the error is no refusal. */
  refusal(error: unknown): { readonly result: unknown } | undefined
  /** Tells a failure in words, for who gathers several of them. */
  toMessage(error: unknown): string
  /** What people call a record of the page. */
  nameOf(record: unknown): string
  /** Shows how far work on so many records is. */
  progress(total: number): StepProgress
  /**
   * Runs further steps with other names in scope; false when one of them ended the action. Run quietly, their failures
   * are reported by who runs them, and not as they happen.
   */
  run(steps: readonly Step[], scope: Scope, options?: { readonly isQuiet: boolean }): Promise<boolean>
}

/**
 * What a step leaves: nothing, a `result` for the steps that follow, or `stop`, which ends the action quietly, as when
 * a person declines.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: a step that leaves nothing returns nothing
export type StepOutcome = void | { readonly result: unknown } | 'stop'

/** A verb of actions: a plain async function over its arguments, with templates already resolved (design 4). */
export interface StepDefinition<V extends StepVerb = StepVerb> {
  readonly id: V
  /** Arguments that the schema does not mark as templates: they, and steps inside them, stand as they are written. */
  readonly literal?: readonly string[]
  run(args: StepArguments<V>, context: StepContext): Promise<StepOutcome>
}

/** Describes a step; its arguments are those that the language's schema of the verb fixes. */
export const defineStep = <V extends StepVerb>(step: StepDefinition<V>): StepDefinition<V> => step

export type AnyStep = {
  readonly id: string
  readonly literal?: readonly string[]
  // biome-ignore lint/suspicious/noExplicitAny: a step is contravariant in its arguments
  run(args: any, context: StepContext): Promise<StepOutcome>
}
