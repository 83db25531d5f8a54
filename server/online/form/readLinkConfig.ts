import JSON5 from 'json5'
import { isObject } from '../../../runtime/language/index.ts'

/** What a linked drop-down says of its table (wire contract 3.2): the columns of it, and the fields below. */
export type LinkConfig = Readonly<Record<string, unknown>>

/**
 * Reads the settings of a linked drop-down, which existing designers keep as relaxed JSON, with bare keys and single quotes
 * (wire contract 7.5); none when the text is no object.
 */
export function readLinkConfig(text: string | null): LinkConfig {
  if (!(text ?? '').trimStart().startsWith('{')) return {}
  try {
    const config: unknown = JSON5.parse(text ?? '')
    return isObject(config) ? config : {}
  } catch {
    return {}
  }
}
