import type { FromSandbox } from './messages.ts'
import type { OpenPort } from './openScript.ts'

/**
 * A sandbox in a worker of its own. The server lets this one file compile WebAssembly and connect to the app alone; the
 * page itself may do neither more nor less than before (`server/static/serveApp.ts`).
 */
export const openWorker: OpenPort = (receive, fail) => {
  const worker = new Worker(new URL('./scriptSandbox.ts', import.meta.url), { type: 'module', name: 'script' })
  worker.addEventListener('message', ({ data }: MessageEvent<FromSandbox>) => receive(data))
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    fail(event.message || 'no worker')
  })
  return { post: (message) => worker.postMessage(message), end: () => worker.terminate() }
}
