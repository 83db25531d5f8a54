import type { QuickJSContext, QuickJSHandle, QuickJSRuntime, QuickJSWASMModule } from 'quickjs-emscripten-core'
import type { ScriptLimits } from '../limits.ts'
import type { ScriptFailure, ScriptType } from '../messages.ts'
import { parseScript } from './parseScript.ts'
import type { TextShift } from './position.ts'
import prelude from './prelude.js?raw'
import { toFailure } from './toFailure.ts'

/** QuickJS with a script in it. */
export interface Machine {
  readonly runtime: QuickJSRuntime
  readonly context: QuickJSContext
  readonly api: QuickJSHandle
  readonly methods: readonly string[]
  readonly shift: TextShift
}

interface MachineOptions {
  readonly type: ScriptType
  readonly text: string
  readonly limits: ScriptLimits
  /** Whether what runs has to stop; QuickJS asks every now and then. */
  readonly isOver: () => boolean
  /** Called before the first line of the text runs: what stands around it takes none of its time. */
  readonly beginText: () => void
  /** Takes what the script sends; what it throws comes up in the script. */
  readonly receive: (message: string) => void
}

/** Puts a script into a QuickJS of its own, with the names of wire contract 3.4 and nothing else around it. */
export function startMachine(
  quickJs: QuickJSWASMModule,
  { type, text, limits, isOver, beginText, receive }: MachineOptions,
): Machine | ScriptFailure {
  const runtime = quickJs.newRuntime()
  runtime.setMemoryLimit(limits.memory)
  runtime.setMaxStackSize(limits.stack)
  runtime.setInterruptHandler(isOver)
  const context = runtime.newContext()
  const create = context.unwrapResult(context.evalCode(prelude, 'prelude'))
  const sender = context.newFunction('send', (message) => receive(context.getString(message)))
  const api = context.unwrapResult(context.callFunction(create, context.undefined, sender))
  beginText()
  const parsed = parseScript(context, text)
  if (!parsed.ok) return parsed.failure
  const install = context.getProp(api, 'install')
  const installed = context.callFunction(install, context.undefined, context.newString(type), parsed.methods)
  if (installed.error) return toFailure(context.dump(installed.error), '')
  const methods = JSON.parse(context.getString(installed.value)) as readonly string[]
  return { runtime, context, api, methods, shift: parsed.shift }
}
