import { auditColumns } from '../checks/fieldNames.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { isTemplate } from '../expression/index.ts'
import { readTrees } from '../expression/trees.ts'
import { isObject } from '../json.ts'
import type { Place } from '../places/collectPlaces.ts'
import { valueAt } from '../pointer.ts'
import type { Reference } from '../schema/annotations.ts'
import { suggestWord } from '../suggestions.ts'
import { findUnknownMembers } from './members.ts'
import { innerFields, type NamedDocument, type NameScope, scopeOfRows } from './scopes.ts'
import { lacks, memberOf, namesOfShape, type Shape } from './shape.ts'

/** A name that nothing declares, with the names that there are. */
export interface UnknownName {
  readonly name: string
  readonly names: readonly string[]
  readonly inString?: number
  /** What is wrong, where it is more than that nothing has the name. */
  readonly issue?: Pick<Diagnostic, 'code' | 'message'>
}

/** A document with the values of its form that its formulas read. */
export interface ReadDocument extends NamedDocument {
  readonly values: ReadonlySet<string> | undefined
}

/** Finds what a place names and nothing declares. */
export type Find = (place: Place, scope: NameScope, document: ReadDocument) => readonly UnknownName[]

const unknownIn = (shape: Shape | undefined, name: string): readonly UnknownName[] =>
  lacks(shape, name) ? [{ name, names: namesOfShape(shape) }] : []

/** What a list takes beside the values of fields, and the endings of a range and of several values (wire contract 2.1). */
const questionWords = new Set([
  ...['pageNo', 'pageSize', 'column', 'order', 'field', 'superQueryParams', 'superQueryMatchType', 'hasQuery'],
])
const filterEnding = /_(begin|end|MultiString)$/

const findField: Find = (place, scope, document) => {
  const { path, value } = place
  const { fields, isRoot } = scope
  const isKey = path.startsWith('/selection/') && value === document.key
  if (Object.hasOwn(fields, value)) return isRoot ? [] : findAnswered(place, scope, document)
  return isKey ? [] : [{ name: value, names: Object.keys(fields) }]
}

/** A field of a block shows what its source answers; one that the source lacks would always be empty. */
const findAnswered: Find = ({ value }, { answered }) =>
  answered?.isComplete === true
    ? unknownIn(answered, value).map((unknown) => ({ ...unknown, issue: toUnanswered(unknown) }))
    : []

const toUnanswered = ({ name, names }: UnknownName): NonNullable<UnknownName['issue']> => ({
  code: 'unknown-field',
  message: `the source of the block has no \`${name}\`, so that it would always be empty${suggestWord(name, names)}`,
})

const findColumn: Find = ({ value }, { fields, records }, { key }) => {
  const names = [...Object.keys(fields), ...auditColumns, key, ...(records?.members?.keys() ?? [])]
  return names.includes(value) ? [] : [{ name: value, names: Object.keys(fields) }]
}

const findValue: Find = ({ value }, { records }) => {
  let shape = records
  for (const name of value.split('.')) {
    const unknown = unknownIn(shape, name)
    if (unknown.length > 0) return unknown
    shape = memberOf(shape, name)
  }
  return []
}

const findFilter: Find = ({ value }, { records }) =>
  questionWords.has(value) ? [] : unknownIn(records, value.replace(filterEnding, ''))

const findInner: Find = ({ path, value: name }, _scope, { value }) => {
  const fields = valueAt(value, innerFields(path))
  return !isObject(fields) || Object.hasOwn(fields, name) ? [] : [{ name, names: Object.keys(fields) }]
}

/** A value that no field holds is for formulas to read; one that none reads goes nowhere. */
const findAssigned: Find = ({ value }, { fields }, { key, values }) => {
  const isRead = values === undefined || values.has(value)
  return Object.hasOwn(fields, value) || value === key || isRead ? [] : [{ name: value, names: Object.keys(fields) }]
}

/** How each kind of reference is looked up; one that names no field is looked up elsewhere. */
export const finders: Readonly<Partial<Record<Reference, Find>>> = {
  field: findField,
  answered: findAnswered,
  column: findColumn,
  value: findValue,
  filter: findFilter,
  assigned: findAssigned,
  inner: findInner,
}

/** The members that a formula or a template reads. */
export const findInFormula: Find = ({ annotation, path, value }, scope, document) => {
  if (annotation.kind !== 'expression' && annotation.kind !== 'template') return []
  const isOfRows = annotation.kind === 'expression' && annotation.about === 'rows'
  const { shapes } = isOfRows ? scopeOfRows(document, scope, path) : scope
  if (annotation.kind === 'template' && !isTemplate(value)) return []
  return readTrees(value, annotation.kind, annotation.names).flatMap((tree) =>
    findUnknownMembers(tree, shapes).map(({ name, shape, offset, message }) => ({
      name,
      names: namesOfShape(shape),
      inString: offset,
      ...(message === undefined ? {} : { issue: { code: 'expression-arguments', message } }),
    })),
  )
}
