import { parentPort, workerData } from 'node:worker_threads'

/** What the thread is asked to do. */
export type HealthQuestion =
  | 'take'
  | {
      readonly path: string
      readonly token: string
      readonly name: string
      readonly content: Uint8Array<ArrayBuffer>
      readonly fields: Readonly<Record<string, string>>
    }

/**
 * Asks for the health of a server again and again, and answers with how long the answers took since the last question. It
 * sends files too, so that nothing of that work is the server's.
 */
const { address, pause } = workerData as { readonly address: string; readonly pause: number }
let times: number[] = []
const open = new Set<Promise<void>>()

async function ask(): Promise<void> {
  const began = performance.now()
  const answer = await fetch(`${address}/api/health`)
  await answer.text()
  times.push(answer.ok ? performance.now() - began : Number.POSITIVE_INFINITY)
}

async function send({ path, token, name, content, fields }: Exclude<HealthQuestion, 'take'>): Promise<unknown> {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.append(field, value)
  body.append('file', new Blob([content]), name)
  const answer = await fetch(`${address}/api${path}`, { method: 'POST', headers: { 'x-access-token': token }, body })
  return answer.json()
}

setInterval(() => {
  const asked = ask()
    .catch(() => void times.push(Number.POSITIVE_INFINITY))
    .finally(() => open.delete(asked))
  open.add(asked)
}, pause)
parentPort?.on('message', async (question: HealthQuestion) => {
  if (question === 'take') {
    await Promise.all(open)
    parentPort?.postMessage(times)
    times = []
  } else parentPort?.postMessage(await send(question))
})
