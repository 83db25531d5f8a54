import variant from '@jitl/quickjs-wasmfile-release-sync'
import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core'
import { type ScriptLimits, scriptLimits } from '../../runtime/scripts/limits.ts'
import type { FromSandbox, ScriptFailure, ScriptType } from '../../runtime/scripts/messages.ts'
import { createSandbox } from '../../runtime/scripts/sandbox/createSandbox.ts'

type Answer = (...args: readonly never[]) => unknown

export interface ScriptPage {
  readonly type?: ScriptType
  readonly state?: Readonly<Record<string, unknown>>
  /** What the page answers by the name of what is asked; everything is answered by null when left out. */
  readonly answers?: Readonly<Record<string, Answer>>
  readonly limits?: Partial<ScriptLimits>
  /** The clock in milliseconds, instead of the machine's. */
  readonly now?: () => number
}

export interface Outcome {
  readonly value?: unknown
  readonly given?: unknown
  readonly failure?: ScriptFailure
}

export interface StartedScript {
  readonly methods: readonly string[]
  readonly failure?: ScriptFailure
  /** What the sandbox told the page, without what calls came to. */
  readonly reported: readonly FromSandbox[]
  readonly requests: readonly (readonly [name: string, ...args: unknown[]])[]
  readonly written: readonly unknown[]
  call(method: string, ...args: unknown[]): Promise<Outcome>
  callField(method: string, field: string, ...args: unknown[]): Promise<Outcome>
}

/** Starts a script in a sandbox of this process, before a page that answers as it is told. */
export async function startScript(text: string, page: ScriptPage = {}): Promise<StartedScript> {
  const { type = 'form', state = {}, answers = {}, limits = {}, now = () => performance.now() } = page
  const reported: FromSandbox[] = []
  const requests: [string, ...unknown[]][] = []
  const written: unknown[] = []
  const outcomes = new Map<number, (outcome: Outcome) => void>()
  let lastCall = 0
  const sandbox = createSandbox({
    newQuickJs: () => newQuickJSWASMModuleFromVariant(variant),
    limits: { ...scriptLimits, ...limits },
    now,
    send(message) {
      reported.push(message)
      if (message.kind === 'done')
        outcomes.get(message.call)?.({ value: JSON.parse(message.value), given: JSON.parse(message.given) })
      if (message.kind === 'failed') outcomes.get(message.call)?.({ failure: message.failure })
      if (message.kind === 'write') written.push(JSON.parse(message.changes))
      if (message.kind === 'ask') void answer(message.ask, message.name, JSON.parse(message.args) as unknown[])
    },
  })
  const stateText = () => JSON.stringify(state)
  async function answer(ask: number, name: string, args: unknown[]) {
    requests.push([name, ...args])
    await Promise.resolve()
    try {
      const value = await answers[name]?.(...(args as never[]))
      if (value === never) return
      void sandbox.receive({
        kind: 'answer',
        ask,
        isOk: true,
        value: JSON.stringify(value ?? null),
        state: stateText(),
      })
    } catch (error) {
      const refusal = JSON.stringify(error instanceof Error ? { ...error, message: error.message } : { message: '' })
      void sandbox.receive({ kind: 'answer', ask, isOk: false, value: refusal, state: stateText() })
    }
  }
  await sandbox.receive({ kind: 'load', type, text })
  const first = reported.shift()
  const run = (method: string, field: string, args: unknown[]) => {
    lastCall += 1
    const call = lastCall
    return new Promise<Outcome>((resolve) => {
      outcomes.set(call, resolve)
      const names = { method, ...(field === '' ? {} : { field }) }
      void sandbox.receive({ kind: 'call', call, ...names, args: JSON.stringify(args), state: stateText() })
    })
  }
  return {
    methods: first?.kind === 'loaded' ? first.methods : [],
    ...(first?.kind === 'unloaded' ? { failure: first.failure } : {}),
    reported,
    requests,
    written,
    call: (method, ...args) => run(method, '', args),
    callField: (method, field, ...args) => run(method, field, args),
  }
}

/** An answer that never comes. */
export const never = Symbol('never')
