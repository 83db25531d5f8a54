import { isObject } from '../json.ts'
import { isLike } from '../places/schemaWalk.ts'
import type { SchemaError } from '../validators.ts'

/**
 * Of a plain union (`anyOf`, `oneOf`) every branch reports why the value does not fit. Where the shape of the value
 * tells the branch that was meant, its mistakes stay; else one mistake for the whole union does.
 */
export function chooseUnionBranches(errors: readonly SchemaError[]): readonly SchemaError[] {
  let kept = errors
  for (const union of errors.filter((error) => error.keyword === 'anyOf' || error.keyword === 'oneOf')) {
    const listed = union.parentSchema?.[union.keyword]
    const branches: readonly unknown[] = Array.isArray(listed) ? listed : []
    const likely = branches.flatMap((branch, index) =>
      isObject(branch) && isLikelyBranch(union.data, branch) ? [index] : [],
    )
    const [only] = likely
    const isInside = (error: SchemaError): boolean =>
      error !== union && error.schemaPath.startsWith(`${union.schemaPath}/`)
    const isMeant = (error: SchemaError): boolean => error.schemaPath.startsWith(`${union.schemaPath}/${only}/`)
    const hasMeant = likely.length === 1 && kept.some((error) => isInside(error) && isMeant(error))
    kept = kept.filter((error) => (error === union ? !hasMeant : !isInside(error) || (hasMeant && isMeant(error))))
  }
  return kept
}

const isLikelyBranch = (value: unknown, branch: Readonly<Record<string, unknown>>): boolean =>
  branch.type !== undefined
    ? isLike(value, { type: branch.type }) && !Object.hasOwn(branch, 'const')
    : typeof branch.$ref === 'string' && isObject(value)
