import { auditColumns } from '../checks/fieldNames.ts'
import type { Workspace } from '../crossDocument/workspace.ts'
import { readTrees } from '../expression/trees.ts'
import { getMember, getObject, getText, isObject, type JsonObject } from '../json.ts'
import type { ScopePlace } from '../places/collectScopes.ts'
import { type Pointer, parentPointer, parsePointer, valueAt } from '../pointer.ts'
import { actionScope } from '../schema/annotations.ts'
import { inferShape, type Shapes } from './members.ts'
import { shapeOfNamed, shapeOfSources } from './pageShapes.ts'
import { listOf, type Shape, shapeOfFields, withCompleteInside, withMembers } from './shape.ts'
import { formColumns, shapeOfSource } from './sourceShape.ts'

/** What names stand for at a place of a document. */
export interface NameScope {
  /** Whether it is that of the document as a whole. */
  readonly isRoot: boolean
  /** The fields that are declared for the place. */
  readonly fields: JsonObject
  /** The records that the place is about. */
  readonly records: Shape | undefined
  /** What the source of a block answers, whatever fields are declared for it. */
  readonly answered?: Shape | undefined
  /** What is known of the names of formulas. */
  readonly shapes: Shapes
  /** The same around the block to which the place belongs: what its source asks is not about its own records. */
  readonly around?: Shapes
}

/** What decides the names of a page or a model. */
export interface NamedDocument {
  readonly workspace: Workspace
  /** The document, its fields those of its model with its own over them. */
  readonly value: JsonObject
  readonly fields: JsonObject
  /** Whether the document itself has `fields`. */
  readonly hasFields: boolean
  readonly source: unknown
  readonly key: string
  readonly isComplete: boolean
  /** What is known of the parameters of a fragment, as its uses give them. */
  readonly given?: Shape | undefined
  /** The names of values that steps and other pages put into the form. */
  readonly assigned: readonly string[]
}

/** What the server adds to records of a tree. */
const treeMembers = ['parentId', 'hasChildren', 'children', 'pid', 'hasChild', 'isLeaf', 'leaf']

/** What the server adds to the records of an online form, and to those of a tree. */
const addedByServer = ({ source, value }: NamedDocument): readonly string[] => [
  ...(getMember(source, 'onlineForm') === undefined ? [] : formColumns),
  ...(value.kind === 'treeTable' ? treeMembers : []),
]

/** The records of a document as a whole. */
function shapeOfRecords(document: NamedDocument): Shape {
  const { workspace, fields, source, key, value, isComplete } = document
  const known = shapeOfSource(workspace, source)
  const declared = shapeOfFields(fields, isComplete || known !== undefined)
  const named = ['parent', 'hasChildren', 'children', 'order'].flatMap(
    (name) => getText(getMember(value, 'tree'), name) ?? [],
  )
  const added = [...addedByServer(document), ...(value.kind === 'treeTable' ? named : [])]
  return withMembers(declared, [...auditColumns, key, ...added, ...(known?.members?.keys() ?? [])])
}

/** Whether the values of a form are known: what it holds is what its fields declare and its steps set, wherever its record comes from. */
const knowsValues = ({ value, fields }: NamedDocument): boolean =>
  value.kind !== 'model' && Object.keys(fields).length > 0

/** What rows inside of a form have beside the fields that are declared for them. */
const addedToRows = (document: NamedDocument): readonly string[] => [
  ...new Set([...auditColumns, document.key, ...document.assigned, ...addedByServer(document)]),
]

/** The values of a form; rows that steps or other pages give to it as a whole may have more than their fields. */
function shapeOfValues(document: NamedDocument, records: Shape): Shape {
  const own = withMembers(records, document.assigned)
  if (!knowsValues(document)) return own
  return { ...withCompleteInside(own, addedToRows(document), document.assigned), isComplete: true }
}

/** What names stand for where nothing changes it. */
function rootScope(document: NamedDocument): NameScope {
  const records = shapeOfRecords(document)
  const values = shapeOfValues(document, records)
  const sources = shapeOfSources(document.workspace, document.value)
  const shapes = {
    record: records,
    values,
    rows: listOf(records),
    selection: listOf(records),
    sources,
    given: document.given,
  }
  const answered = document.value.kind === 'page' ? shapeOfSource(document.workspace, document.source) : undefined
  return { isRoot: true, fields: document.fields, records, answered, shapes }
}

/** The fields inside of the field to whose props a place belongs. */
export const innerFields = (path: Pointer): Pointer => `${path.slice(0, path.lastIndexOf('/props/'))}/fields`

/** The rows that fields inside of another one declare. */
function shapeOfRow(document: NamedDocument, fields: JsonObject, path: Pointer): Shape {
  const isOpen = parsePointer(path).some((name) => document.assigned.includes(name))
  if (!knowsValues(document) || isOpen) return shapeOfFields(fields, false)
  const names = addedToRows(document)
  return withMembers(withCompleteInside(shapeOfFields(fields, true), names), names)
}

type Enter = (document: NamedDocument, outer: NameScope, path: Pointer) => NameScope

/** In a row `values` are its own fields, and `record` is the record around it. */
const enterRow: Enter = (document, outer, path) => {
  const inside = valueAt(document.value, path)
  const fields = isObject(inside) ? inside : {}
  const records = shapeOfRow(document, fields, path)
  const shapes = { ...outer.shapes, record: outer.shapes.values, values: records, rows: listOf(records) }
  return { isRoot: false, fields: { ...outer.fields, ...fields }, records, shapes }
}

/** What the props of a field say of its rows. */
export const scopeOfRows: Enter = (document, outer, path) => enterRow(document, outer, innerFields(path))

/** A block is about the records of its source, where it names one. */
const enterBlock: Enter = ({ workspace, value }, outer, path) => {
  const block = valueAt(value, path)
  const own = getObject(block, 'fields')
  const fields = { ...outer.fields, ...own }
  const source = getMember(block, 'source')
  const found = source === undefined ? outer.records : shapeOfNamed(workspace, source, outer.shapes)
  const answered = source === undefined ? outer.answered : found
  const records = found && withMembers(found, Object.keys(own))
  const shapes = { ...outer.shapes, record: records, rows: listOf(records) }
  return { isRoot: false, fields, records, answered, shapes, around: outer.shapes }
}

/** A source is asked by what its own records have, and its formulas read those around it. */
const enterSource: Enter = ({ workspace, value }, outer, path) => {
  const shapes = outer.around ?? outer.shapes
  const records = shapeOfNamed(workspace, valueAt(value, path), shapes)
  return { isRoot: false, fields: outer.fields, records, shapes }
}

/** One of the records that a step goes through; what they are is known where one template alone gives them. */
const enterEach: Enter = ({ value }, outer, path) => {
  const step = valueAt(value, parentPointer(path))
  const name = getText(step, 'as') ?? 'record'
  const trees = readTrees(getText(step, 'of') ?? '', 'template', actionScope)
  const [tree] = trees
  const list = tree === undefined || trees.length > 1 ? undefined : inferShape(tree, outer.shapes)
  return { ...outer, shapes: { ...outer.shapes, [name]: list?.item } }
}

const enter: Readonly<Record<ScopePlace['scope'], Enter>> = {
  row: enterRow,
  block: enterBlock,
  source: enterSource,
  each: enterEach,
}

/** What names stand for at every place of a document; `places` are those that change it. */
export function createScopes(document: NamedDocument, places: readonly ScopePlace[]): (path: Pointer) => NameScope {
  const changes = new Map(places.map(({ path, scope }) => [path, scope]))
  const known = new Map<Pointer, NameScope>([['', rootScope(document)]])
  const scopeAt = (path: Pointer): NameScope => {
    const found = known.get(path)
    if (found !== undefined) return found
    const outer = scopeAt(parentPointer(path))
    const change = changes.get(path)
    const scope = change === undefined ? outer : enter[change](document, outer, path)
    known.set(path, scope)
    return scope
  }
  return scopeAt
}
