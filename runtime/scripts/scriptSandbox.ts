import variant from '@jitl/quickjs-wasmfile-release-sync'
import wasm from '@jitl/quickjs-wasmfile-release-sync/wasm?url'
import { newQuickJSWASMModuleFromVariant, newVariant } from 'quickjs-emscripten-core'
import { scriptLimits } from './limits.ts'
import type { ToSandbox } from './messages.ts'
import { createSandbox } from './sandbox/createSandbox.ts'

/** The worker of one stored script. Its file is served with a policy of its own, by which it may compile WebAssembly. */
const sandbox = createSandbox({
  newQuickJs: () => newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmLocation: wasm })),
  limits: scriptLimits,
  send: (message) => postMessage(message),
  now: () => performance.now(),
})
addEventListener('message', ({ data }: MessageEvent<ToSandbox>) => void sandbox.receive(data))
