import { parseJson } from '../../../runtime/language/index.ts'

/** Reads JSON that a client has URI-encoded once more than the query string itself; undefined when it is neither. */
export function parseEncodedJson(text: string): unknown {
  return parseJson(text) ?? parseJson(decode(text))
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
