/** The field of an answer that holds the stored path when nobody says otherwise (specification 7.4). */
const usualField = 'message'

/**
 * The stored path in the answer to an upload: in `message`, or in the field that is named, such as `result.url`
 * (specification 7.4, `responseName`). Undefined when no text stands there.
 */
export function findStoredPath(answer: unknown, field: string = usualField): string | undefined {
  const found = field.split('.').reduce<unknown>((value, name) => {
    const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    return isThere ? (value as Readonly<Record<string, unknown>>)[name] : undefined
  }, answer)
  return typeof found === 'string' && found.trim() !== '' ? found : undefined
}
