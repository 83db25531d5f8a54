import { isObject } from '../../../../runtime/language/index.ts'
import type { Tree } from './syntax.ts'

const lastText = (list: unknown): string | undefined => {
  const last: unknown = Array.isArray(list) ? list.at(-1) : undefined
  if (!isObject(last) || !isObject(last.String)) return undefined
  return typeof last.String.sval === 'string' ? last.String.sval : undefined
}

/** The name under which a database answers a part of a SELECT: its alias, its column or its function. */
function nameOf(target: unknown): string | undefined {
  const { name, val } = isObject(target) && isObject(target.ResTarget) ? target.ResTarget : {}
  if (typeof name === 'string') return name
  if (!isObject(val)) return undefined
  if (isObject(val.ColumnRef)) return lastText(val.ColumnRef.fields)
  return isObject(val.FuncCall) ? lastText(val.FuncCall.funcname) : undefined
}

/** The names of the columns that a SELECT answers; undefined where they hang on its tables, as with `*`. */
export function toOutputNames({ targetList, larg }: Tree): readonly string[] | undefined {
  if (isObject(larg)) return toOutputNames(larg)
  const names = Array.isArray(targetList) ? targetList.map(nameOf) : []
  return names.length > 0 && names.every((name) => name !== undefined) ? names : undefined
}
