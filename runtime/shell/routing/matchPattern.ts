/** The values of the `:name` parts of a path; null when the path is another one. */
export function matchPattern(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  const parameters: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const segment = given[index] ?? ''
    if (!part.startsWith(':')) {
      if (part !== segment) return null
    } else {
      if (segment === '') return null
      try {
        parameters[part.slice(1)] = decodeURIComponent(segment)
      } catch {
        return null
      }
    }
  }
  return parameters
}

/** A pattern with values in the place of its `:name` parts, and the values that are left; null when one is not given. */
export function fillPattern(
  pattern: string,
  values: Readonly<Record<string, unknown>>,
): { readonly path: string; readonly rest: Readonly<Record<string, unknown>> } | null {
  const rest: Record<string, unknown> = { ...values }
  const parts: string[] = []
  for (const part of pattern.split('/')) {
    if (!part.startsWith(':')) {
      parts.push(part)
      continue
    }
    const name = part.slice(1)
    const value = String(values[name] ?? '')
    if (value === '') return null
    parts.push(encodeURIComponent(value))
    delete rest[name]
  }
  return { path: parts.join('/'), rest }
}
