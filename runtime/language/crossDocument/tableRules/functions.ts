import type { Diagnostic } from '../../diagnostic.ts'
import { isTemplate } from '../../expression/index.ts'
import { getList, getMember, getObject, getText } from '../../json.ts'
import { childPointer, type Pointer, parentPointer, valueAt } from '../../pointer.ts'
import { suggestWord } from '../../suggestions.ts'
import type { KnownFunction } from '../workspace.ts'
import type { TableCheck } from './tableCheck.ts'

/** The words of JSON Schema for what a document writes. */
const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value

/** Whether a value that stands in the document is one that the function takes; what is worked out is seen as it runs. */
function suits(value: unknown, schema: unknown): boolean {
  const type = getText(schema, 'type')
  if (type === undefined || (typeof value === 'string' && isTemplate(value))) return true
  return type === typeOf(value) || (type === 'number' && typeof value === 'number')
}

/** What stands beside a function is what it takes. */
function checkValues(name: string, { values: schema }: KnownFunction, call: unknown, path: Pointer): Diagnostic[] {
  const taken = getObject(schema, 'properties')
  const given = getObject(call, 'values')
  const place = getMember(call, 'values') === undefined ? path : childPointer(path, 'values')
  const missing = getList(schema, 'required').filter(
    (value): value is string => typeof value === 'string' && !Object.hasOwn(given, value),
  )
  return [
    ...missing.map(
      (value): Diagnostic => ({
        path: place,
        code: 'missing-property',
        message: `\`${value}\` is missing in \`values\`: the function \`${name}\` needs it`,
      }),
    ),
    ...Object.entries(given).flatMap(([value, content]): readonly Diagnostic[] => {
      const own = childPointer(place, value)
      if (!Object.hasOwn(taken, value)) {
        const message = `the function \`${name}\` takes no \`${value}\`${suggestWord(value, Object.keys(taken))}`
        return [{ path: own, at: 'key', code: 'unknown-property', message }]
      }
      if (suits(content, taken[value])) return []
      const message = `the function \`${name}\` takes \`${value}\` of the type ${getText(taken[value], 'type')}`
      return [{ path: own, code: 'wrong-type', message }]
    }),
  ]
}

/** Functions that moves call are those of the server, with the values that they take. */
export const checkFunctions: TableCheck = ({ workspace, entry, table }) => {
  const { functions } = workspace.known
  if (functions === undefined) return []
  const names = Object.keys(functions)
  return entry.read.checked.places.flatMap(({ annotation, path, value }): readonly Diagnostic[] => {
    if (annotation.kind !== 'reference' || annotation.reference !== 'function') return []
    const call = parentPointer(path)
    const found = Object.hasOwn(functions, value) ? functions[value] : undefined
    if (found !== undefined) return checkValues(value, found, valueAt(table, call), call)
    const message = `the server has no function \`${value}\` for moves${suggestWord(value, names)}`
    return [{ path, code: 'unknown-function', message }]
  })
}
