import { type ErrorDetails, isObject } from '../../../../runtime/language/index.ts'
import { isAllowedFunction, isHeavyFunction } from '../allowed/functions.ts'
import { constructNames } from '../allowed/nodes.ts'
import { isAllowedOperator, isHeavyOperator } from '../allowed/operators.ts'
import { isAllowedType } from '../allowed/types.ts'
import type { SqlMessage } from '../messages.ts'
import type { LiteralReader } from './literals.ts'
import type { ParsableText } from './parameters.ts'
import type { TableUse } from './statement.ts'
import type { Tree } from './syntax.ts'

/** What is known at a place of the tree. */
export interface Scope {
  /** The names of common table expressions that may be meant here. */
  readonly names: ReadonlySet<string>
  /** The nearest place that the tree tells. */
  readonly at: number
}

export type Visitor = (node: Tree, scope: Scope) => void

/** What looks at the parts of a tree, by the names of their kinds. */
export type Visitors = Readonly<Record<string, Visitor>>

/** What was found so far. */
export interface Found {
  readonly tables: TableUse[]
  readonly attributes: { readonly name: string; readonly at: number }[]
  /** How often each common table expression is meant. */
  readonly references: Map<string, number>
  isHeavy: boolean
  /** How many texts or lists are joined. */
  joins: number
  rows: number
}

/** The way through one tree: what looks at a part goes on to those within it. */
export interface Walk {
  readonly parsable: ParsableText
  readonly literals: LiteralReader
  readonly readTable: (node: Tree, at: number) => TableUse
  readonly found: Found
  readonly indexOf: (node: Tree, scope: Scope) => number
  readonly refuse: (message: SqlMessage, index: number, details?: ErrorDetails) => never
  /** Looks at a part; `place` is the field in which it stands. */
  readonly visit: (value: unknown, scope: Scope, place?: string) => void
  readonly visitFields: Visitor
}

const textsOf = (list: unknown): readonly string[] =>
  Array.isArray(list)
    ? list.flatMap((item: unknown) => (isObject(item) && isObject(item.String) ? [String(item.String.sval ?? '')] : []))
    : []

/** Selects, and the names that they give to others. */
export function selectVisitors(walk: Walk): Visitors {
  const { parsable, found, indexOf, refuse, visitFields } = walk
  const visitSelect: Visitor = (node, scope) => {
    if (node.intoClause !== undefined) refuse('into', scope.at)
    if (node.lockingClause !== undefined)
      refuse('locking', parsable.text.search(/\bfor\s+(no\s+key\s+)?(key\s+)?(update|share)/i))
    if (Array.isArray(node.valuesLists)) found.rows *= node.valuesLists.length
    if (node.op !== undefined && node.op !== 'SETOP_NONE') found.rows *= 2
    const names = isObject(node.withClause) ? visitWith(node.withClause, scope) : scope.names
    const { withClause: _, ...rest } = node
    visitFields(rest, { ...scope, names })
  }

  /** The names of earlier expressions are known to later ones, and all of them to all where they may be recursive. */
  const visitWith = (clause: Tree, scope: Scope): ReadonlySet<string> => {
    const expressions = (Array.isArray(clause.ctes) ? clause.ctes : []).map((each: unknown) =>
      isObject(each) && isObject(each.CommonTableExpr) ? each.CommonTableExpr : {},
    )
    const all = new Set([...scope.names, ...expressions.map(({ ctename }) => String(ctename))])
    if (clause.recursive === true) found.isHeavy = true
    const known = new Set(clause.recursive === true ? all : scope.names)
    for (const expression of expressions) {
      const at = indexOf(expression, scope)
      const query = expression.ctequery
      if (!isObject(query) || !isObject(query.SelectStmt)) {
        const kind = isObject(query) ? (Object.keys(query)[0] ?? '') : ''
        refuse('construct', at, { name: constructNames[kind] ?? kind })
      }
      visitFields({ ...expression }, { names: new Set(known), at })
      known.add(String(expression.ctename))
    }
    return all
  }

  return {
    SelectStmt: visitSelect,
    CommonTableExpr: visitFields,
    GroupingSet: (node, scope) => {
      // A cube reads its rows once for each combination of its columns.
      found.isHeavy = true
      visitFields(node, scope)
    },
  }
}

/** The tables that are read. */
export function tableVisitors(walk: Walk): Visitors {
  const { literals, readTable, found, indexOf, visit } = walk
  return {
    RangeVar: (node, scope) => {
      const at = indexOf(node, scope)
      const name = String(node.relname ?? '')
      if (node.schemaname === undefined && node.catalogname === undefined && scope.names.has(name)) {
        found.references.set(name, (found.references.get(name) ?? 0) + 1)
        if (isObject(node.alias)) visit(node.alias, scope, 'alias')
        return
      }
      // A parameter in a name was read by nothing, which is what is told of it in the end.
      if (literals.hasSentinel(`${node.schemaname ?? ''}.${name}`)) return
      found.tables.push(readTable(node, at))
      if (isObject(node.alias)) visit(node.alias, scope, 'alias')
    },
  }
}

/** Values, and what operators make of them. */
export function valueVisitors(walk: Walk): Visitors {
  const { parsable, literals, found, indexOf, refuse, visit, visitFields } = walk
  return {
    A_Const: (node, scope) => literals.readConstant(node, indexOf(node, scope)),
    ColumnRef: (node, scope) => literals.readColumn(node, indexOf(node, scope)),
    ParamRef: (node, scope) => refuse('numberedParameter', indexOf(node, scope), { name: `$${node.number ?? ''}` }),
    SortBy: (node, scope) => {
      if (isObject(node.node) && isObject(node.node.ColumnRef)) literals.refuseBare(node.node.ColumnRef, scope.at)
      for (const name of textsOf(node.useOp))
        if (!isAllowedOperator(name)) refuse('forbiddenOperator', scope.at, { name })
      visit(node.node, scope)
    },
    A_Expr: (node, scope) => {
      const at = indexOf(node, scope)
      const [name = '', schema] = textsOf(node.name).toReversed()
      if ((schema !== undefined && schema !== 'pg_catalog') || (!isOperatorWord(name) && !isAllowedOperator(name)))
        refuse('forbiddenOperator', at, { name })
      if (isHeavyOperator(name)) found.isHeavy = true
      if (name === '||') found.joins += 1
      if (node.kind === 'AEXPR_IN') literals.readList(node.rexpr)
      visit(node.lexpr, { ...scope, at })
      visit(node.rexpr, { ...scope, at })
    },
    SubLink: (node, scope) => {
      for (const name of textsOf(node.operName)) {
        if (!isAllowedOperator(name)) refuse('forbiddenOperator', indexOf(node, scope), { name })
        if (isHeavyOperator(name)) found.isHeavy = true
      }
      visit(node.testexpr, scope)
      visit(node.subselect, scope)
    },
    A_Indirection: (node, scope) => {
      const at = indexOf(node, scope)
      for (const name of textsOf(node.indirection))
        if (!isAllowedFunction(name)) found.attributes.push({ name, at: parsable.toSource(at) })
      visitFields(node, { ...scope, at })
    },
  }
}

/** Calls of functions. */
export function functionVisitors(walk: Walk): Visitors {
  const { literals, found, indexOf, refuse, visitFields } = walk
  return {
    FuncCall: (node, scope) => {
      const at = indexOf(node, scope)
      const [name = '', schema] = textsOf(node.funcname).toReversed()
      if ((schema !== undefined && schema !== 'pg_catalog') || !isAllowedFunction(name))
        refuse(literals.hasSentinel(name) ? 'parameterPlace' : 'forbiddenFunction', at, {
          name: literals.toWritten(name),
        })
      if (isHeavyFunction(name) || (name === 'substring' && !isFromPlace(node))) found.isHeavy = true
      if (/^(concat|concat_ws|overlay|array_cat)$/.test(name)) found.joins += 1
      const { funcname: _, ...rest } = node
      visitFields(rest, { ...scope, at })
    },
    SQLValueFunction: (node, scope) => {
      if (!/^SVFOP_(CURRENT_DATE|(CURRENT|LOCAL)_?TIME(STAMP)?(_N)?)$/.test(String(node.op)))
        refuse('forbiddenFunction', indexOf(node, scope), {
          name: String(node.op)
            .replace(/^SVFOP_/, '')
            .toLowerCase(),
        })
    },
  }
}

/** Types, and values of a type. */
export function typeVisitors(walk: Walk): Visitors {
  const { literals, indexOf, refuse, visit } = walk
  const visitType: Visitor = (node, scope) => {
    const names = textsOf(node.names)
    const [name = '', schema] = names.toReversed()
    const isBuiltIn = names.length === 1 || (names.length === 2 && schema === 'pg_catalog')
    if (!isBuiltIn || !isAllowedType(name) || node.pct_type === true || node.setof === true)
      refuse(literals.hasSentinel(name) ? 'parameterPlace' : 'forbiddenType', indexOf(node, scope), {
        name: literals.toWritten(names.join('.')),
      })
  }
  return {
    TypeCast: (node, scope) => {
      if (isObject(node.typeName)) {
        visitType(node.typeName, scope)
        if (isObject(node.arg) && isObject(node.arg.A_Const))
          return literals.readConstant(node.arg.A_Const, indexOf(node.arg.A_Const, scope), node.typeName)
      }
      visit(node.arg, scope)
    },
    TypeName: visitType,
  }
}

/** Whether `substring` takes characters by their place; otherwise it may look for a regular expression. */
function isFromPlace({ args }: Tree): boolean {
  const place: unknown = Array.isArray(args) ? args[1] : undefined
  return isObject(place) && isObject(place.A_Const) && place.A_Const.ival !== undefined
}

/** `between`, `in` and their like are operators with a word. */
const isOperatorWord = (name: string): boolean => /^(NOT )?BETWEEN( SYMMETRIC)?$/.test(name)
