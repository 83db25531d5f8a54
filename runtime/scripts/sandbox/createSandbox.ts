import type { QuickJSHandle, QuickJSWASMModule } from 'quickjs-emscripten-core'
import type { ScriptLimits } from '../limits.ts'
import type { FromSandbox, ScriptFailure, ScriptFailureKind, ScriptType, ToSandbox } from '../messages.ts'
import { placeFailure } from './position.ts'
import { readSent } from './sentMessage.ts'
import { type Machine, startMachine } from './startMachine.ts'
import { toFailure } from './toFailure.ts'

interface SandboxOptions {
  /** Gives a QuickJS of its own: one that ran out of its limits is not used again. */
  readonly newQuickJs: () => Promise<QuickJSWASMModule>
  readonly limits: ScriptLimits
  readonly send: (message: FromSandbox) => void
  readonly now: () => number
}

/** One script in its sandbox. Messages are taken one after the other. */
export interface Sandbox {
  receive(message: ToSandbox): Promise<void>
}

/** What is known of a call that has not ended. */
interface RunningCall {
  readonly method: string
  ran: number
  asks: number
  waits: ReturnType<typeof setTimeout> | undefined
}

/** Asks that wait for a person, who may take their time. */
const patient: ReadonlySet<string> = new Set(['confirm', 'openCustomModal'])

/**
 * Allocates the sandbox of one script: QuickJS, compiled to WebAssembly, in which the script finds the names of wire
 * contract 3.4 and nothing of the page. It runs in a worker, and in Node for tests.
 */
export function createSandbox({ newQuickJs, limits, send, now }: SandboxOptions): Sandbox {
  let source: { readonly type: ScriptType; readonly text: string } | undefined
  let machine: Machine | undefined
  const calls = new Map<number, RunningCall>()
  /** The asks that wait for the page, and the timers that wait for their time, with their calls. */
  const asks = new Map<number, { readonly call: number; readonly isPatient: boolean }>()
  const timers = new Map<number, { readonly call: number; readonly end: () => void }>()
  let deadline = Number.POSITIVE_INFINITY
  let stopped: ScriptFailureKind | undefined
  let queue: Promise<unknown> = Promise.resolve()

  const endCall = (id: number) => {
    clearTimeout(calls.get(id)?.waits)
    calls.delete(id)
  }
  const failCall = (id: number, failure: ScriptFailure) => {
    const method = calls.get(id)?.method
    endCall(id)
    send({ kind: 'failed', call: id, failure: { ...failure, ...(method === undefined ? {} : { method }) } })
  }
  /** Gives the machine up: what it was doing fails, and the next call begins with a new one. */
  const discard = (failure: ScriptFailure) => {
    machine = undefined
    for (const timer of timers.values()) timer.end()
    timers.clear()
    asks.clear()
    for (const id of [...calls.keys()]) failCall(id, failure)
  }

  /** Takes what the script sends; what it throws comes up in the script. */
  const receive = (text: string) => {
    if (stopped) return
    if (text.length > limits.leaving) {
      stopped = 'size'
      return
    }
    const sent = readSent(text)
    if (!sent) return
    const running = calls.get(sent.call)
    if (sent.kind === 'done') {
      if (!running) return
      endCall(sent.call)
      return send({ kind: 'done', call: sent.call, value: sent.value, given: sent.given })
    }
    if (sent.kind === 'failed') {
      const failure = toFailure(sent.error, running?.method ?? '')
      return failCall(
        sent.call,
        machine ? placeFailure(failure, sent.error.stack, machine.shift, source?.text ?? '') : failure,
      )
    }
    // A call that has ended may still have promises and timers; they share its allowance no longer, but one of their own.
    const allowance = running ?? keepCall(sent.call)
    allowance.asks += 1
    if (allowance.asks > limits.asks) {
      stopped = 'asks'
      return
    }
    if (sent.kind === 'timer') return startTimer(sent.timer, sent.call, sent.delay)
    if (sent.kind === 'ask') {
      asks.set(sent.ask, { call: sent.call, isPatient: patient.has(sent.name) })
      return send({ kind: 'ask', ask: sent.ask, name: sent.name, args: sent.args })
    }
    send(sent.message)
  }
  const late = new Map<number, RunningCall>()
  const keepCall = (id: number): RunningCall => {
    const kept = late.get(id) ?? { method: '', ran: 0, asks: 0, waits: undefined }
    late.set(id, kept)
    return kept
  }

  const startTimer = (timer: number, call: number, delay: number) => {
    if (timers.size >= limits.timers) throw new RangeError(`More than ${limits.timers} timers wait at a time.`)
    if (delay > limits.delay) throw new RangeError(`A timer waits at most ${limits.delay} ms.`)
    const handle = setTimeout(
      () => {
        timers.delete(timer)
        void enqueue(async () => turn(call, (its) => its.context.newNumber(timer), 'fire'))
      },
      Math.max(delay, 0),
    )
    timers.set(timer, { call, end: () => clearTimeout(handle) })
  }

  async function start(type: ScriptType, text: string): Promise<Machine | ScriptFailure> {
    const quickJs = await newQuickJs()
    stopped = undefined
    const isOver = () => stopped !== undefined || now() > deadline
    const beginText = () => {
      deadline = now() + limits.running
    }
    const started = startMachine(quickJs, { type, text, limits, isOver, beginText, receive })
    deadline = Number.POSITIVE_INFINITY
    return 'kind' in started ? toLimitFailure(started) : started
  }

  const toLimitFailure = (failure: ScriptFailure): ScriptFailure =>
    stopped ? { ...failure, kind: stopped, message: '' } : failure

  /** Enters the script once: runs one function of the prelude, then the jobs that it has left. */
  function turn(call: number, toArgs: (its: Machine) => QuickJSHandle | readonly QuickJSHandle[], name: string): void {
    const its = machine
    if (!its) return
    const running = calls.get(call) ?? keepCall(call)
    const began = now()
    deadline = began + limits.running - running.ran
    stopped = undefined
    try {
      enter(its, name, [toArgs(its)].flat())
      enter(its, 'settle', [its.context.newNumber(call)])
    } catch (error) {
      // The prelude catches what the script throws: what comes here has run out of its limits, or broke QuickJS itself.
      const failure = toLimitFailure(toFailure(error, running.method))
      const placed = placeFailure(failure, (error as { readonly stack?: unknown }).stack, its.shift, source?.text ?? '')
      if (calls.size === 0) send({ kind: 'failed', call, failure: placed })
      discard(placed)
      return
    } finally {
      running.ran += now() - began
      deadline = Number.POSITIVE_INFINITY
    }
    if (stopped) discard({ kind: stopped, message: '' })
    else checkWaiting()
  }

  function enter({ context, runtime, api }: Machine, name: string, args: readonly QuickJSHandle[]): void {
    const run = context.getProp(api, name)
    const result = context.callFunction(run, context.undefined, ...args)
    for (const handle of [run, ...args]) handle.dispose()
    if (result.error) throw context.dump(result.error)
    result.value.dispose()
    while (runtime.hasPendingJob()) {
      const jobs = runtime.executePendingJobs(100)
      if (jobs.error) throw context.dump(jobs.error)
      // A promise takes the interruption for a rejection, which a script may catch over and over.
      if (stopped || now() > deadline) throw { name: 'InternalError', message: 'interrupted' }
    }
  }

  /** A call that waits for nothing will never end; one that waits for the page may do so for a while. */
  function checkWaiting(): void {
    if (asks.size === 0 && timers.size === 0) {
      for (const id of [...calls.keys()]) failCall(id, { kind: 'unsettled', message: '' })
      return
    }
    for (const [id, running] of calls) {
      const waiting = [...asks.values()].filter((ask) => ask.call === id)
      const isPatient = waiting.some((ask) => ask.isPatient)
      if (isPatient) {
        clearTimeout(running.waits)
        running.waits = undefined
      } else running.waits ??= setTimeout(() => failCall(id, { kind: 'waiting', message: '' }), limits.waiting)
    }
  }

  const receivers: { readonly [K in ToSandbox['kind']]: (message: Extract<ToSandbox, { kind: K }>) => Promise<void> } =
    {
      async load({ type, text }) {
        source = { type, text }
        const started = await start(type, text)
        if ('kind' in started) return send({ kind: 'unloaded', failure: started })
        machine = started
        send({ kind: 'loaded', methods: started.methods })
      },
      async call({ call, method, field = '', args, state }) {
        calls.set(call, { method: field === '' ? method : `${method}.${field}`, ran: 0, asks: 0, waits: undefined })
        if (args.length + state.length > limits.coming) return failCall(call, { kind: 'size', message: '' })
        if (!machine && source) {
          const started = await start(source.type, source.text)
          if ('kind' in started) return failCall(call, started)
          machine = started
        }
        turn(
          call,
          ({ context }) => [
            context.newNumber(call),
            ...[method, field, args, state].map((text) => context.newString(text)),
          ],
          'call',
        )
      },
      async answer({ ask, isOk, value, state }) {
        const pending = asks.get(ask)
        asks.delete(ask)
        if (!pending) return
        const isTooLong = value.length + state.length > limits.coming
        const given = isTooLong ? JSON.stringify({ message: 'The answer is too long.' }) : value
        turn(
          pending.call,
          ({ context }) => [
            context.newNumber(ask),
            isOk && !isTooLong ? context.true : context.false,
            context.newString(given),
            context.newString(isTooLong ? '{}' : state),
          ],
          'answer',
        )
      },
      async ping({ number }) {
        send({ kind: 'pong', number })
      },
    }

  const enqueue = (work: () => Promise<void>): Promise<void> => {
    const next = queue.then(work).catch((error: unknown) => discard(toFailure(error, '')))
    queue = next
    return next
  }
  return {
    receive: (message) => enqueue(() => receivers[message.kind](message as never)),
  }
}
