import type { Diagnostic } from '../diagnostic.ts'
import { getMember, isObject, type JsonObject } from '../json.ts'
import { walkSchema } from '../places/schemaWalk.ts'
import { childPointer, isWithin, lastKey, type Pointer, parentPointer, parsePointer } from '../pointer.ts'
import type { JsonSchema } from '../schema/index.ts'
import { findNearestWord } from '../suggestions.ts'
import type { SchemaError } from '../validators.ts'
import { explainObject, type ObjectMistakes } from './explainObject.ts'
import { explainValue } from './explainValue.ts'
import { chooseUnionBranches } from './unions.ts'

/** Keywords that only frame the mistakes of others. */
const frames = new Set(['if', 'allOf', 'then', 'else', 'propertyNames'])

/**
 * Turns the mistakes that a validator reports into findings: one for each mistake of the author, in the author's words.
 * The schema and the value say which branch was meant and which words are valid.
 */
export function explainSchema(root: JsonSchema, value: unknown, errors: readonly SchemaError[]): readonly Diagnostic[] {
  if (errors.length === 0) return []
  const own = chooseUnionBranches(errors)
  const byPath = new Map<Pointer, SchemaError[]>()
  for (const error of own) {
    if (frames.has(error.keyword)) continue
    const list = byPath.get(error.instancePath)
    if (list === undefined) byPath.set(error.instancePath, [error])
    else list.push(error)
  }
  const unions = collectUnions(root, value)
  const meantOtherwise: Pointer[] = []
  const diagnostics: Diagnostic[] = []
  for (const path of [...byPath.keys()].sort((left, right) => left.length - right.length)) {
    if (meantOtherwise.some((container) => isWithin(path, container))) continue
    const here = byPath.get(path) ?? []
    const target = getAt(value, path)
    const misspelt = findMisspeltDiscriminator(path, target, here, unions.get(path)?.discriminators ?? [])
    if (misspelt !== undefined) {
      meantOtherwise.push(path)
      diagnostics.push(misspelt)
      continue
    }
    if (isObject(target)) diagnostics.push(...explainObject(toObjectMistakes(path, target, here)))
    for (const error of here.filter((candidate) => candidate.propertyName !== undefined))
      diagnostics.push({
        path: childPointer(path, error.propertyName ?? ''),
        at: 'key',
        code: 'wrong-form',
        message: `\`${error.propertyName ?? ''}\` cannot be a name here; expected ${String(error.parentSchema?.expected ?? 'another form')}`,
      })
    const wrong = explainValue(
      path,
      target,
      here.filter((error) => error.propertyName === undefined),
      unions.get(path)?.expected,
    )
    if (wrong !== undefined) diagnostics.push(wrong)
  }
  return withoutForeignActions(diagnostics)
}

/**
 * An object without `steps` whose `id` is no built-in action is an action of the page's own that lacks its steps: that
 * is the mistake, and not the properties that only such an action may have.
 */
function withoutForeignActions(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const foreign = diagnostics.filter(
    ({ code, path, params }) => code === 'unknown-action' && lastKey(path) === 'id' && params?.isOwnAction === true,
  )
  return diagnostics.filter(
    (diagnostic) =>
      diagnostic.code !== 'unknown-property' ||
      !foreign.some(({ path }) => parentPointer(path) === parentPointer(diagnostic.path)),
  )
}

function getAt(value: unknown, path: Pointer): unknown {
  return parsePointer(path).reduce<unknown>(
    (inner, key) => (Array.isArray(inner) ? inner[Number(key)] : getMember(inner, key)),
    value,
  )
}

/** What decides the branch of a union, and what may stand there. */
interface UnionWords {
  readonly discriminators: readonly string[]
  readonly expected: string | undefined
}

/** The words of every union in a value, by its place. */
function collectUnions(root: JsonSchema, value: unknown): ReadonlyMap<Pointer, UnionWords> {
  const found = new Map<Pointer, UnionWords>()
  walkSchema(root, root, value, '', {
    visitChoice: ({ path, discriminators, expected }) =>
      found.set(path, { discriminators: [...(found.get(path)?.discriminators ?? []), ...discriminators], expected }),
  })
  return found
}

/**
 * A misspelt property that should have decided the branch: all other mistakes at the place come from judging it by a
 * branch that was not meant.
 */
function findMisspeltDiscriminator(
  path: Pointer,
  target: unknown,
  errors: readonly SchemaError[],
  discriminators: readonly string[],
): Diagnostic | undefined {
  if (!isObject(target) || discriminators.length === 0) return undefined
  const checked = errors.some((error) => error.keyword === 'not')
  const unknown = checked
    ? Object.keys(target)
    : errors
        .filter((error) => error.keyword === 'additionalProperties')
        .map((error) => String(error.params.additionalProperty))
  const free = discriminators.filter((name) => !Object.hasOwn(target, name))
  for (const name of unknown) {
    const meant = findNearestWord(name, free)
    if (meant !== undefined)
      return {
        path: childPointer(path, name),
        at: 'key',
        code: 'unknown-property',
        message: `\`${name}\` is not known here; did you mean \`${meant}\`?`,
      }
  }
  return undefined
}

function toObjectMistakes(path: Pointer, target: JsonObject, errors: readonly SchemaError[]): ObjectMistakes {
  const unknown = errors.filter((error) => error.keyword === 'additionalProperties')
  const missing = errors.filter((error) => error.keyword === 'required')
  const schema = unknown[0]?.parentSchema ?? missing[0]?.parentSchema ?? {}
  return {
    path,
    target,
    schema,
    unknown: unknown.map((error) => String(error.params.additionalProperty)),
    missing: [...new Set(missing.map((error) => String(error.params.missingProperty)))],
  }
}
