/**
 * Reads settings that are stored as a JSON object, such as the further settings of a field or a head (wire contract 3.1
 * and 3.2); none when the text is no JSON object.
 */
export function readExtend(extend: string | null): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(extend ?? '')
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? (parsed as Readonly<Record<string, unknown>>)
      : {}
  } catch {
    return {}
  }
}
