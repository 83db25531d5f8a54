/** Reads JSON that a client has URI-encoded once more than the query string itself; undefined when it is neither. */
export function parseEncodedJson(text: string): unknown {
  return parse(text) ?? parse(decode(text))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
