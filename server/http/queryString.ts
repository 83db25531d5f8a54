/**
 * Reads a query string into texts. A parameter that is given twice keeps its first value, so that no call meets a list
 * where it expects a text, and no name reaches a prototype.
 */
export function parseQueryString(text: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) if (!(name in query)) query[name] = value
  return query
}
