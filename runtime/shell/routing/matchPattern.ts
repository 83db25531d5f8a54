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
