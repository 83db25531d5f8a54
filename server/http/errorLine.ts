/**
 * A failure of something outside as one line for whoever runs the server: its words and those of its cause, and nothing of
 * what it carries along, which may be about a person.
 */
export function toErrorLine(error: unknown): string {
  const parts: string[] = []
  for (let each: unknown = error; each instanceof Error && parts.length < 4; each = each.cause) parts.push(each.message)
  return (parts.length === 0 ? String(error) : parts.join(': ')).replace(/\s+/g, ' ')
}
