import { createFailure } from '../../../../runtime/language/index.ts'
import type { ProxyHost } from '../../../proxyHosts.ts'
import { parseTarget } from '../../proxy/target.ts'
import { graphMessages } from '../messages.ts'

const place = /\$\{\s*(\w+)\s*\}/g

/** The address of an interface with what its parameters stand for, and where the records are in the answer. */
export interface Address {
  readonly url: URL
  /** Names that lead to the records; empty when they are found by their form. */
  readonly path: readonly string[]
}

/**
 * Reads the address of a report: a host of the setting `PROXY_HOSTS`, parameters as `${name}` in its path or its query,
 * and perhaps `#result.records`, which is not sent. Values of parameters change nothing but the part that they stand in.
 */
export function parseAddress(
  text: string,
  hosts: readonly ProxyHost[],
  parameters: Readonly<Record<string, string>> = {},
): Address {
  const [whole = '', fragment = ''] = text.trim().split('#')
  const [origin] = /^[^/]*\/\/[^/?]*/.exec(whole) ?? [whole]
  const rest = whole.slice(origin.length)
  const [misplaced] = origin.match(place) ?? []
  if (misplaced !== undefined) throw createFailure(graphMessages.apiPlace, { details: { place: misplaced } })
  const filled = rest.replace(place, (_, name: string) => encodeValue(parameters[name] ?? ''))
  return {
    url: parseTarget(`${origin}${filled}`, hosts),
    path: fragment.split('.').filter((name) => name !== ''),
  }
}

/** A value that is one part of an address, whatever it holds; dots alone would leave the folder. */
const encodeValue = (value: string): string =>
  /^\.+$/.test(value) ? '' : encodeURIComponent(value.replaceAll('\0', '').toWellFormed())
