import { type ErrorDetails, isObject } from '../../../../runtime/language/index.ts'
import { constructNames, namedByPlace, plainNodes } from '../allowed/nodes.ts'
import type { SqlMessage } from '../messages.ts'
import { sqlFailure } from '../place.ts'
import { createLiteralReader } from './literals.ts'
import type { Occurrence, ParsableText } from './parameters.ts'
import type { TableUse, ValueEdit } from './statement.ts'
import type { Syntax, Tree } from './syntax.ts'
import { createTableReader } from './tables.ts'
import {
  type Found,
  functionVisitors,
  type Scope,
  selectVisitors,
  tableVisitors,
  typeVisitors,
  type Visitor,
  type Visitors,
  valueVisitors,
  type Walk,
} from './visitors.ts'

/** What a look at a tree found. */
export interface StatementParts {
  readonly values: readonly ValueEdit[]
  readonly tables: readonly TableUse[]
  readonly attributes: readonly { readonly name: string; readonly at: number }[]
  readonly isHeavy: boolean
  readonly rows: number
}

/** So many texts may be joined in a query before its result may be of any length. */
const maxJoins = 6

/**
 * Looks at every part of a SELECT. Parts, functions, operators and types that are on no list are refused, and so is a
 * parameter that stands where no value may. What is left names its tables and its values.
 */
export function inspectSelect(select: Tree, parsable: ParsableText, syntax: Syntax): StatementParts {
  const { sql, occurrences } = parsable
  const used = new Set<Occurrence>()
  const found: Found = { tables: [], attributes: [], references: new Map(), isHeavy: false, joins: 0, rows: 1 }
  const literals = createLiteralReader(parsable, syntax, used)
  const { visit } = createWalk({
    parsable,
    literals,
    readTable: createTableReader(parsable, syntax),
    found,
    indexOf: (node, scope) =>
      typeof node.location === 'number' && node.location >= 0 ? syntax.toIndex(node.location) : scope.at,
    refuse(message: SqlMessage, index: number, details: ErrorDetails = {}): never {
      throw sqlFailure(message, sql, parsable.toSource(index), details)
    },
  })

  visit({ SelectStmt: select }, { names: new Set(), at: 0 })
  const stray = occurrences.find((occurrence) => !used.has(occurrence))
  if (stray !== undefined)
    throw sqlFailure('parameterPlace', sql, stray.start, { name: sql.slice(stray.start, stray.end) })
  const { tables, attributes, rows, references, joins } = found
  const isRepeated = [...references.values()].some((count) => count > 1)
  return {
    values: literals.values(),
    tables,
    attributes,
    rows,
    isHeavy: found.isHeavy || isRepeated || joins > maxJoins,
  }
}

/** Makes the way through a tree: a part that nothing looks at, and that is not known to be plain, is refused. */
function createWalk(parts: Omit<Walk, 'visit' | 'visitFields'>): Walk {
  const { indexOf, refuse } = parts
  const visit = (value: unknown, scope: Scope, place?: string): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, scope, place)
      return
    }
    if (!isObject(value)) return
    const [name = '', ...more] = Object.keys(value)
    const inner = value[name]
    const isNamed = more.length === 0 && /^[A-Z]/.test(name) && isObject(inner)
    // An empty item of a list, such as that of a plain `distinct`.
    if (name === '') return
    if (isNamed) visitNode(name, inner, scope)
    else visitNode((place === undefined ? undefined : namedByPlace[place]) ?? place ?? 'unknown', value, scope)
  }
  const visitFields: Visitor = (node, scope) => {
    const here = { ...scope, at: indexOf(node, scope) }
    for (const [field, value] of Object.entries(node)) visit(value, here, field)
  }
  const visitNode = (name: string, node: Tree, scope: Scope): void => {
    const visitor = Object.hasOwn(visitors, name) ? visitors[name] : undefined
    if (visitor !== undefined) visitor(node, scope)
    else if (plainNodes.has(name)) visitFields(node, scope)
    else refuse('construct', indexOf(node, scope), { name: constructNames[name] ?? name })
  }
  const walk: Walk = { ...parts, visit, visitFields }
  const visitors: Visitors = {
    ...selectVisitors(walk),
    ...tableVisitors(walk),
    ...valueVisitors(walk),
    ...functionVisitors(walk),
    ...typeVisitors(walk),
  }
  return walk
}
