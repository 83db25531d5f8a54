import { createFailure, isObject } from '../../../../runtime/language/index.ts'
import type { SignedInCall } from '../../../http/index.ts'
import type { Values } from '../../../http/resource/index.ts'
import { callTarget } from '../../proxy/callTarget.ts'
import { inTime } from '../../proxy/inTime.ts'
import { type Network, resolveTarget } from '../../proxy/target.ts'
import { graphMessages } from '../messages.ts'
import { parseAddress } from './address.ts'
import { limit } from './records.ts'

/** How other hosts are reached, and for how long they may keep a report waiting. */
export interface Reach {
  readonly network: Network
  readonly milliseconds: number
}

/** Where interfaces keep their records, when nothing says it. */
const usual = [
  [],
  ['result', 'records'],
  ['result'],
  ['data', 'records'],
  ['data', 'list'],
  ['data'],
  ['records'],
  ['rows'],
  ['list'],
]

/**
 * Reads records from a host of the setting `PROXY_HOSTS`, by the rules of the proxy: checked addresses of the open
 * internet, no redirect, 1 MB at most (wire contract 5, F4). Nothing of the caller goes along.
 */
export async function readApi(
  call: Pick<SignedInCall, 'config'>,
  text: string,
  parameters: Readonly<Record<string, string>>,
  { network, milliseconds }: Reach,
): Promise<readonly Values[]> {
  const { url, path } = parseAddress(text, call.config.proxyHosts, parameters)
  const signal = AbortSignal.timeout(milliseconds)
  const target = await inTime(resolveTarget(url, network), signal)
  const request = { method: 'GET', accept: 'application/json', contentType: undefined, body: undefined }
  return limit(pickRecords(await callTarget(target, request, signal), path))
}

/** The records of an answer: at the path that is named, else where interfaces usually have them. */
function pickRecords(answer: unknown, path: readonly string[]): readonly Values[] {
  for (const names of path.length > 0 ? [path] : usual) {
    const found = names.reduce<unknown>(
      (value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      answer,
    )
    if (Array.isArray(found) && found.every(isObject)) return found
  }
  throw createFailure(graphMessages.apiShape)
}
