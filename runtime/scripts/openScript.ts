import { parseJson } from '../language/index.ts'
import type { ScriptHost } from './host.ts'
import type { FromSandbox, MethodCall, ScriptFailure, ScriptType, ToSandbox } from './messages.ts'
import { ReportedError } from './sharedActs.ts'

/** The way to a sandbox, as a worker is one. */
export interface ScriptPort {
  post(message: ToSandbox): void
  /** Ends the sandbox, whatever it is doing. */
  end(): void
}

export type OpenPort = (receive: (message: FromSandbox) => void, fail: (reason: string) => void) => ScriptPort

export interface ScriptRequest {
  readonly type: ScriptType
  readonly text: string
  readonly host: ScriptHost
  readonly openPort: OpenPort
  /** Told of what fails besides the calls of methods, such as a timer. */
  readonly onFailure: (failure: ScriptFailure) => void
  /** Told once of each name that the script uses and this app does not offer. */
  readonly onUnoffered: (name: string) => void
  /** Milliseconds within which a sandbox must start, and within which one that works must give a sign. */
  readonly timeouts?: { readonly start: number; readonly sign: number }
}

/** What a method came to. `given` is what it was given with the changes that it made to it, of checks before saving. */
export type ScriptOutcome =
  | { readonly ok: true; readonly value: unknown; readonly given: unknown }
  | { readonly ok: false; readonly failure: ScriptFailure }

/** A script that runs in its sandbox. */
export interface Script {
  readonly methods: ReadonlySet<string>
  call(call: MethodCall): Promise<ScriptOutcome>
  end(): void
}

export type OpenedScript =
  | { readonly ok: true; readonly script: Script }
  | { readonly ok: false; readonly failure: ScriptFailure }

const defaultTimeouts = { start: 30_000, sign: 6_000 }

const toJson = (value: unknown): string => JSON.stringify(value) ?? 'null'

/** Starts a script in a sandbox of its own, and stands between it and its page. Only JSON text goes through. */
export function openScript(request: ScriptRequest): Promise<OpenedScript> {
  const { type, text, host, openPort, onFailure, onUnoffered, timeouts = defaultTimeouts } = request
  const opened = Promise.withResolvers<OpenedScript>()
  const calls = new Map<number, { readonly method: string; readonly settle: (outcome: ScriptOutcome) => void }>()
  let lastCall = 0
  let isOver = false
  let lastSign = 0
  let watch: ReturnType<typeof setInterval> | undefined

  const toState = () => toJson(host.read())
  const settle = (id: number, outcome: ScriptOutcome) => {
    const call = calls.get(id)
    calls.delete(id)
    if (calls.size === 0) {
      clearInterval(watch)
      watch = undefined
    }
    if (call) call.settle(outcome)
    else if (!outcome.ok) onFailure(outcome.failure)
  }
  const endAll = (message: string) => {
    if (isOver) return
    isOver = true
    port.end()
    clearTimeout(startTimer)
    opened.resolve({ ok: false, failure: { kind: 'crashed', message } })
    for (const [id, { method }] of [...calls]) settle(id, { ok: false, failure: { kind: 'crashed', message, method } })
  }

  async function answer(ask: number, name: string, args: string): Promise<void> {
    let isOk = true
    let value: string
    try {
      const act = Object.hasOwn(host.acts, name) ? Reflect.get(host.acts, name) : undefined
      if (typeof act !== 'function') throw new TypeError(`This app does not offer ${name}.`)
      value = toJson(await act(...(parseJson(args) as readonly unknown[])))
    } catch (error) {
      isOk = false
      value = toJson({
        message: error instanceof Error ? error.message : String(error),
        isReported: error instanceof ReportedError,
      })
    }
    if (!isOver) port.post({ kind: 'answer', ask, isOk, value, state: toState() })
  }

  const receivers: { readonly [K in FromSandbox['kind']]: (message: Extract<FromSandbox, { kind: K }>) => void } = {
    loaded({ methods }) {
      clearTimeout(startTimer)
      opened.resolve({ ok: true, script })
      names = new Set(methods)
    },
    unloaded({ failure }) {
      clearTimeout(startTimer)
      isOver = true
      port.end()
      opened.resolve({ ok: false, failure })
    },
    write({ changes }) {
      host.write(parseJson(changes) as Readonly<Record<string, unknown>>)
    },
    ask({ ask, name, args }) {
      void answer(ask, name, args)
    },
    done: ({ call, value, given }) => settle(call, { ok: true, value: parseJson(value), given: parseJson(given) }),
    failed: ({ call, failure }) => settle(call, { ok: false, failure }),
    unoffered: ({ name }) => onUnoffered(name),
    log: ({ text: words }) => console.info(`[script ${type}] ${words}`),
    pong() {},
  }

  /** A loop in QuickJS's own code cannot be interrupted: a sandbox that gives no sign is ended. */
  const startWatch = () => {
    lastSign = performance.now()
    watch ??= setInterval(() => {
      if (performance.now() - lastSign > timeouts.sign) return endAll('no sign')
      port.post({ kind: 'ping', number: 0 })
    }, timeouts.sign / 4)
  }

  let names: ReadonlySet<string> = new Set()
  const script: Script = {
    get methods() {
      return names
    },
    call({ method, field, args }) {
      if (isOver) return Promise.resolve({ ok: false, failure: { kind: 'crashed', message: '', method } })
      lastCall += 1
      const call = lastCall
      return new Promise((resolve) => {
        calls.set(call, { method, settle: resolve })
        startWatch()
        port.post({
          kind: 'call',
          call,
          method,
          ...(field === undefined ? {} : { field }),
          args: toJson(args),
          state: toState(),
        })
      })
    },
    end: () => endAll('ended'),
  }
  const port = openPort(
    (message) => {
      if (isOver) return
      lastSign = performance.now()
      receivers[message.kind](message as never)
    },
    (reason) => endAll(reason),
  )
  const startTimer = setTimeout(() => endAll('no start'), timeouts.start)
  port.post({ kind: 'load', type, text })
  return opened.promise
}
