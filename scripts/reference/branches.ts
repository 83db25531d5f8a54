import { isObject, type JsonSchema } from '../../runtime/language/index.ts'
import { schemaAt } from './knownParts.ts'

/** The schemas of a union by the word that decides among them. */
export function branchesOf(schema: object): readonly (readonly [string, JsonSchema])[] {
  const { allOf } = schema as JsonSchema
  if (!Array.isArray(allOf)) return []
  return allOf.filter(isObject).flatMap((branch) => {
    const tested = Object.values(schemaAt(schemaAt(branch, 'if') ?? {}, 'properties') ?? {}).find(isObject)
    const inner = schemaAt(branch, 'then')
    return typeof tested?.const === 'string' && inner !== undefined ? [[tested.const, inner] as const] : []
  })
}
