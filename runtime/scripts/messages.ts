/** The two kinds of stored scripts: beside a list, and beside a form (wire contract 3.4, `cg_js_type`). */
export type ScriptType = 'list' | 'form'

/**
 * Why a script, or one call of a method, failed. `refused` is no mistake: the method said no, as a check before saving
 * does, and its message is for the person.
 */
export type ScriptFailureKind =
  | 'syntax'
  | 'error'
  | 'refused'
  | 'time'
  | 'memory'
  | 'stack'
  | 'asks'
  | 'size'
  | 'waiting'
  | 'unsettled'
  | 'crashed'
  | 'missing'

export interface ScriptFailure {
  readonly kind: ScriptFailureKind
  /** What the script, or its parser, said; empty where the kind says it all. */
  readonly message: string
  readonly method?: string
  /** Where in the stored text, from 1. */
  readonly line?: number
  readonly column?: number
}

/** One call of a method: `field` is the handler among those that the method gives, as `onlChange` does. */
export interface MethodCall {
  readonly method: string
  readonly field?: string
  readonly args: readonly unknown[]
}

/** What the page tells the sandbox. Values cross as JSON text only. */
export type ToSandbox =
  | { readonly kind: 'load'; readonly type: ScriptType; readonly text: string }
  | ({ readonly kind: 'call'; readonly call: number; readonly state: string; readonly args: string } & Omit<
      MethodCall,
      'args'
    >)
  | {
      readonly kind: 'answer'
      readonly ask: number
      readonly isOk: boolean
      readonly value: string
      readonly state: string
    }
  | { readonly kind: 'ping'; readonly number: number }

/** What the sandbox tells the page. */
export type FromSandbox =
  | { readonly kind: 'loaded'; readonly methods: readonly string[] }
  | { readonly kind: 'unloaded'; readonly failure: ScriptFailure }
  | { readonly kind: 'write'; readonly changes: string }
  | { readonly kind: 'ask'; readonly ask: number; readonly name: string; readonly args: string }
  | { readonly kind: 'done'; readonly call: number; readonly value: string; readonly given: string }
  | { readonly kind: 'failed'; readonly call: number; readonly failure: ScriptFailure }
  /** A name that scripts of the family use and this app does not offer. */
  | { readonly kind: 'unoffered'; readonly name: string }
  | { readonly kind: 'log'; readonly text: string }
  | { readonly kind: 'pong'; readonly number: number }
