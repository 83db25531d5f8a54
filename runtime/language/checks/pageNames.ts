import type { Diagnostic } from '../diagnostic.ts'
import { compileExpression, compileTemplate, isTemplate } from '../expression/index.ts'
import { getMember, getObject, getText, isObject, type JsonObject } from '../json.ts'
import type { Place } from '../places/collectPlaces.ts'
import { childPointer, type Pointer } from '../pointer.ts'
import { suggestWord } from '../suggestions.ts'
import { blocksOf } from './blocks.ts'
import { isPiece } from './fragmentPiece.ts'

/** What a page of blocks declares by name, and what formulas call it. */
const declared = [
  { property: 'state', noun: 'state', hint: 'declare it in `state` of the page' },
  { property: 'sources', noun: 'source', hint: 'declare it in `sources` of the page' },
  { property: 'parameters', scope: 'given', noun: 'parameter', hint: 'declare it in `parameters` of the fragment' },
] as const

/** The members of `state`, `sources` and `given` that formulas read, the names of sources, and those that steps set exist. */
export function checkPageNames(page: unknown, places: readonly Place[]): readonly Diagnostic[] {
  // A piece that is no block sees the state and the sources of the page that uses it.
  const judged = declared.filter(({ property }) => property === 'parameters' || !isPiece(page))
  const known = new Map<string, readonly string[]>(
    judged.map(({ property, ...rest }) => [
      'scope' in rest ? rest.scope : property,
      Object.keys(getObject(page, property)),
    ]),
  )
  const explain = (scope: string, name: string, path: Pointer, inString?: number): readonly Diagnostic[] => {
    const names = known.get(scope)
    const about = declared.find((each) => ('scope' in each ? each.scope : each.property) === scope)
    if (names === undefined || about === undefined || names.includes(name)) return []
    const message = `no ${about.noun} is called \`${name}\`${suggestWord(name, names) || `; ${about.hint}`}`
    return [{ path, code: 'unknown-name', message, ...(inString === undefined ? {} : { inString }) }]
  }
  const ofPlaces = places.flatMap(({ annotation, path, value }): readonly Diagnostic[] => {
    if (annotation.kind === 'reference' && (annotation.reference === 'source' || annotation.reference === 'state'))
      return explain(annotation.reference === 'source' ? 'sources' : 'state', value, path)
    return readMembers(annotation.kind, value).flatMap(([scope, name]) =>
      explain(scope, name, path, placeOf(value, `${scope}.${name}`)),
    )
  })
  return [...ofPlaces, ...findSetStates(page, '').flatMap(({ name, path }) => explain('state', name, path))]
}

/** Names that only a place with records has. */
const ofRecords: readonly string[] = ['record', 'rows', 'index']

/**
 * Formulas read a record where there is one: in a block that has a source, or stands in one that has. What a source asks is
 * not about its own records, but about those around it.
 */
export function checkRecordNames(page: unknown, places: readonly Place[]): readonly Diagnostic[] {
  if (!pageKinds.includes(getText(page, 'kind'))) return []
  const blocks = blocksOf(page)
  const hasSource = isObject(getMember(page, 'source')) || getText(page, 'model') !== undefined
  return places.flatMap(({ annotation, path, value }): readonly Diagnostic[] => {
    if (!path.startsWith('/blocks/') && !path.startsWith('/sources/')) return []
    const named = dependenciesOf(annotation.kind, value).find((each) => ofRecords.includes(each.split('.')[0] ?? ''))
    const name = named?.split('.')[0]
    if (name === undefined) return []
    const owner = blocks.findLast(({ path: place }) => path.startsWith(`${place}/`))
    const isCondition = owner !== undefined && path === `${owner.path}/showWhen`
    const isAround = owner === undefined || isCondition || path.startsWith(`${owner.path}/source/`)
    const hasOwn = !isAround && (getMember(owner?.block, 'source') !== undefined || hasSource)
    // Steps of a page inside, and of rows, are about what is pressed there.
    if (owner?.hasRecord || hasOwn || /\/(on|onClick|steps|then|rowActions)\//.test(path)) return []
    return [
      {
        path,
        code: 'expression-unknown-name',
        message: `there is no \`${name}\` here: ${isCondition ? mendOfCondition(name, owner.block) : mendOfPlace}`,
        ...(value.includes(name) ? { inString: value.indexOf(name) } : {}),
      },
    ]
  })
}

const mendOfPlace = 'give the block a `source`, or put it into one that has'

/** A block is there or not before its own source is asked. */
function mendOfCondition(name: string, block: JsonObject): string {
  const source = getText(block, 'source') ?? '<name>'
  const member = name === 'index' ? 'rows' : name
  return `the block itself is shown or not before its records are there; read \`sources.${source}.${member}\` of a source of the page, or put the block into one that has a \`source\``
}

/** The kinds of pages that are made of blocks. */
const pageKinds: readonly (string | undefined)[] = ['page', 'fragment']

const placeOf = (text: string, member: string): number | undefined => {
  const place = text.indexOf(member)
  return place < 0 ? undefined : place + member.indexOf('.') + 1
}

/** The first two words of every path that a formula or a template reads. */
function readMembers(kind: Place['annotation']['kind'], value: string): readonly (readonly [string, string])[] {
  const dependencies = dependenciesOf(kind, value)
  const members = dependencies.flatMap((path): readonly (readonly [string, string])[] => {
    const [scope, name] = path.split('.')
    return scope === undefined || name === undefined ? [] : [[scope, name]]
  })
  return [...new Map(members.map((member) => [member.join('.'), member])).values()]
}

function dependenciesOf(kind: Place['annotation']['kind'], value: string): readonly string[] {
  if (kind === 'expression') {
    const compiled = compileExpression(value)
    return compiled.ok ? compiled.expression.dependencies : []
  }
  if (kind !== 'template' || !isTemplate(value)) return []
  const compiled = compileTemplate(value)
  return compiled.ok ? compiled.template.dependencies : []
}

interface PlacedName {
  readonly name: string
  readonly path: Pointer
}

/** The names that steps `setState` name, wherever they stand. */
function findSetStates(value: unknown, path: Pointer): readonly PlacedName[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => findSetStates(item, childPointer(path, index)))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, member]): readonly PlacedName[] => {
    const place = childPointer(path, key)
    if (key !== 'setState' || !isObject(member)) return findSetStates(member, place)
    return Object.keys(member).map((name) => ({ name, path: childPointer(place, name) }))
  })
}
