import type { Diagnostic } from '../diagnostic.ts'
import { isObject, type JsonObject } from '../json.ts'
import { childPointer, lastKey, type Pointer } from '../pointer.ts'
import type { JsonSchema } from '../schema/index.ts'
import { findNearestWord, listWords, suggestWord } from '../suggestions.ts'
import { findCurrentName } from './formerWords.ts'

/** What is wrong with the names of an object's properties. */
export interface ObjectMistakes {
  readonly path: Pointer
  readonly target: JsonObject
  readonly schema: JsonSchema
  readonly unknown: readonly string[]
  readonly missing: readonly string[]
}

/**
 * One finding for each mistake: an unknown name beside a missing one is one mistake when they look alike, and also when
 * there is just one of each.
 */
export function explainObject({ path, target, schema, unknown, missing }: ObjectMistakes): readonly Diagnostic[] {
  const known = isObject(schema.properties) ? Object.keys(schema.properties) : []
  const candidates = unknown.length > 0 ? unknown : Object.keys(target).filter((name) => !known.includes(name))
  const absent = new Set(missing)
  const diagnostics: Diagnostic[] = []
  const unknownHere = new Set(unknown)

  const former = new Set<string>()
  for (const name of unknown) {
    const current = findCurrentName(name, known)
    if (current === undefined) continue
    former.add(name)
    unknownHere.delete(name)
    if (current.now !== undefined) absent.delete(current.now)
    diagnostics.push(atName(path, name, schema, current.ending))
  }
  for (const name of candidates) {
    if (former.has(name)) continue
    const meant = findNearestWord(name, [...absent])
    if (meant === undefined) continue
    absent.delete(meant)
    unknownHere.delete(name)
    diagnostics.push(atName(path, name, schema, `; did you mean \`${meant}\`?`))
  }
  const [onlyUnknown] = unknownHere
  const [onlyMissing] = absent
  if (unknownHere.size === 1 && absent.size === 1 && onlyUnknown !== undefined && onlyMissing !== undefined) {
    const free = known.filter((name) => !Object.hasOwn(target, name))
    const nearest = findNearestWord(onlyUnknown, free)
    if (nearest === undefined)
      return [...diagnostics, atName(path, onlyUnknown, schema, `, and \`${onlyMissing}\` is missing; is it meant?`)]
  }
  for (const name of unknownHere) {
    const free = known.filter((candidate) => !Object.hasOwn(target, candidate))
    diagnostics.push(atName(path, name, schema, suggestWord(name, free)))
  }
  if (absent.size > 0)
    diagnostics.push({
      path,
      code: 'missing-property',
      params: { missing: [...absent] },
      message: `${listWords([...absent], 'and')} ${absent.size === 1 ? 'is' : 'are'} missing ${placeOf(path, target)}`,
    })
  return diagnostics
}

function atName(path: Pointer, name: string, schema: JsonSchema, ending: string): Diagnostic {
  const isStep = schema.word === 'step'
  const what = isStep ? 'is not a step' : 'is not known here'
  return {
    path: childPointer(path, name),
    at: 'key',
    code: isStep ? 'unknown-step' : 'unknown-property',
    message: `\`${name}\` ${what}${ending}`,
  }
}

function placeOf(path: Pointer, target: JsonObject): string {
  if (path === '') return typeof target.kind === 'string' ? `from this ${target.kind}` : 'from this document'
  return /^\d+$/.test(lastKey(path)) ? 'from this entry' : `from \`${lastKey(path)}\``
}
