import { isObject, parseJson } from '../../../runtime/language/index.ts'

/**
 * Reads settings that are stored as a JSON object, such as the further settings of a field or a head (wire contract 3.1
 * and 3.2); none when the text is no JSON object.
 */
export function readExtend(extend: string | null): Readonly<Record<string, unknown>> {
  // Most say nothing, and a text that is no JSON takes long to refuse.
  if (extend === null || extend === '') return {}
  const parsed = parseJson(extend)
  return isObject(parsed) ? parsed : {}
}
