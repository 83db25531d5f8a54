import type { SignedInCall } from '../../../http/call.ts'
import type { Values } from '../../../http/resource/declaration.ts'
import { callTarget } from '../../../modules/proxy/callTarget.ts'
import { inTime } from '../../../modules/proxy/inTime.ts'
import { parseTarget, resolveTarget } from '../../../modules/proxy/target.ts'

/** Milliseconds that another server has to answer. */
const timeout = 8000

/** The request that notifies another server of a button or a write (wire contract 3.4). */
export interface FormEvent {
  readonly tableName: string
  readonly buttonCode: string
  readonly dataId: string | null
  readonly record: Values
  readonly username: string
}

/** Tells another server, of the list of the proxy, what is happening; an answer that is no success is a failure. */
export async function callServer({ config, services }: SignedInCall, address: string, event: FormEvent): Promise<void> {
  const signal = AbortSignal.timeout(timeout)
  const target = await inTime(resolveTarget(parseTarget(address, config.proxyHosts), services.network), signal)
  const body = JSON.stringify(event)
  await callTarget(
    target,
    { method: 'POST', accept: 'application/json', contentType: 'application/json', body },
    signal,
  )
}
