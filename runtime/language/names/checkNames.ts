import type { Diagnostic } from '../diagnostic.ts'
import { isTemplate } from '../expression/index.ts'
import type { Place } from '../places/collectPlaces.ts'
import type { ScopePlace } from '../places/collectScopes.ts'
import type { Pointer } from '../pointer.ts'
import { findNearestWord, suggestWord } from '../suggestions.ts'
import { readValues } from './assigned.ts'
import { finders, findInFormula, type UnknownName } from './finders.ts'
import { createScopes, type NamedDocument, type NameScope } from './scopes.ts'

/**
 * Every field that a document names, in a reference or in a formula, is there as far as that is known; one that is not
 * is reported once, however often it is named.
 */
export function checkNames(
  named: NamedDocument,
  places: readonly Place[],
  changes: readonly ScopePlace[],
): readonly Diagnostic[] {
  const document = { ...named, values: readValues(places) }
  const scopeAt = createScopes(document, changes)
  if (declaresNothing(document, places, scopeAt)) return [missingFields(document)]
  const reported = new Set<string>()
  return places.flatMap((place): readonly Diagnostic[] => {
    if (place.value === '') return []
    const { annotation } = place
    // A name that a template gives is not known here.
    if (annotation.kind === 'reference' && isTemplate(place.value)) return []
    const find = annotation.kind === 'reference' ? finders[annotation.reference] : findInFormula
    const unknown = find?.(place, scopeAt(place.path), document) ?? []
    return unknown.flatMap((each) => {
      if (reported.has(each.name)) return []
      reported.add(each.name)
      return [toDiagnostic(place, each)]
    })
  })
}

/** Whether a document names fields and nothing at all declares any: that is the mistake then, and not each name. */
const declaresNothing = (
  { fields }: NamedDocument,
  places: readonly Place[],
  scopeAt: (path: Pointer) => NameScope,
): boolean =>
  Object.keys(fields).length === 0 &&
  places.some(
    ({ annotation, path }) =>
      annotation.kind === 'reference' && annotation.reference === 'field' && scopeAt(path).isRoot,
  )

const missingFields = ({ hasFields }: NamedDocument): Diagnostic => ({
  path: hasFields ? '/fields' : '',
  code: 'missing-property',
  message: '`fields` is missing: the document names fields, and nothing declares any',
})

/** What to do about a name that is near none, where records may have what nothing declares. */
function mendOf({ kind, ...rest }: Place['annotation'], name: string, names: readonly string[]): string {
  const isField = 'reference' in rest && rest.reference === 'field'
  if (kind === 'word' || isField || findNearestWord(name, names) !== undefined) return ''
  return `${names.length === 0 ? ';' : ', or'} declare it in \`fields\` if there is one`
}

const toDiagnostic = ({ annotation, path, at }: Place, { name, names, inString, issue }: UnknownName): Diagnostic => ({
  path,
  ...(at === undefined ? {} : { at }),
  ...(inString === undefined ? {} : { inString }),
  ...(issue ?? {
    code: 'unknown-field',
    message: `no field is called \`${name}\`${suggestWord(name, names)}${mendOf(annotation, name, names)}`,
  }),
})
