import type { ErrorDetails } from '../../../../runtime/language/index.ts'
import { isAllowedFunction, isHeavyFunction } from '../allowed/functions.ts'
import { constructNames, namedByPlace, plainNodes } from '../allowed/nodes.ts'
import { isAllowedOperator, isHeavyOperator } from '../allowed/operators.ts'
import { isAllowedType } from '../allowed/types.ts'
import type { SqlMessage } from '../messages.ts'
import { sqlFailure } from '../place.ts'
import { createLiteralReader } from './literals.ts'
import type { Occurrence, ParsableText } from './parameters.ts'
import type { TableUse, ValueEdit } from './statement.ts'
import { isTree, type Syntax, type Tree } from './syntax.ts'
import { createTableReader } from './tables.ts'

/** What a look at a tree found. */
export interface StatementParts {
  readonly values: readonly ValueEdit[]
  readonly tables: readonly TableUse[]
  readonly attributes: readonly { readonly name: string; readonly at: number }[]
  readonly isHeavy: boolean
  readonly rows: number
}

/** What is known at a place of the tree. */
interface Scope {
  /** The names of common table expressions that may be meant here. */
  readonly names: ReadonlySet<string>
  /** The nearest place that the tree tells. */
  readonly at: number
}

type Visitor = (node: Tree, scope: Scope) => void

/** So many texts may be joined in a query before its result may be of any length. */
const maxJoins = 6

const textsOf = (list: unknown): readonly string[] =>
  Array.isArray(list)
    ? list.flatMap((item: unknown) => (isTree(item) && isTree(item.String) ? [String(item.String.sval ?? '')] : []))
    : []

/**
 * Looks at every part of a SELECT. Parts, functions, operators and types that are on no list are refused, and so is a
 * parameter that stands where no value may. What is left names its tables and its values.
 */
export function inspectSelect(select: Tree, parsable: ParsableText, syntax: Syntax): StatementParts {
  const { sql, text, toSource, occurrences } = parsable
  const tables: TableUse[] = []
  const attributes: { readonly name: string; readonly at: number }[] = []
  const used = new Set<Occurrence>()
  const literals = createLiteralReader(parsable, syntax, used)
  const readTable = createTableReader(parsable, syntax)
  const references = new Map<string, number>()
  let isHeavy = false
  let joins = 0
  let rows = 1

  const indexOf = (node: Tree, scope: Scope): number =>
    typeof node.location === 'number' && node.location >= 0 ? syntax.toIndex(node.location) : scope.at
  const refuse = (word: SqlMessage, index: number, details: ErrorDetails = {}): never => {
    throw sqlFailure(word, sql, toSource(index), details)
  }

  const visit = (value: unknown, scope: Scope, place?: string): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, scope, place)
      return
    }
    if (!isTree(value)) return
    const [name = '', ...more] = Object.keys(value)
    const inner = value[name]
    const isNamed = more.length === 0 && /^[A-Z]/.test(name) && isTree(inner)
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

  const visitSelect: Visitor = (node, scope) => {
    if (node.intoClause !== undefined) refuse('into', scope.at)
    if (node.lockingClause !== undefined)
      refuse('locking', text.search(/\bfor\s+(no\s+key\s+)?(key\s+)?(update|share)/i))
    if (Array.isArray(node.valuesLists)) rows *= node.valuesLists.length
    if (node.op !== undefined && node.op !== 'SETOP_NONE') rows *= 2
    const names = isTree(node.withClause) ? visitWith(node.withClause, scope) : scope.names
    const { withClause: _, ...rest } = node
    visitFields(rest, { ...scope, names })
  }

  /** The names of earlier expressions are known to later ones, and all of them to all where they may be recursive. */
  const visitWith = (clause: Tree, scope: Scope): ReadonlySet<string> => {
    const expressions = (Array.isArray(clause.ctes) ? clause.ctes : []).map((each: unknown) =>
      isTree(each) && isTree(each.CommonTableExpr) ? each.CommonTableExpr : {},
    )
    const all = new Set([...scope.names, ...expressions.map(({ ctename }) => String(ctename))])
    if (clause.recursive === true) isHeavy = true
    const known = new Set(clause.recursive === true ? all : scope.names)
    for (const expression of expressions) {
      const at = indexOf(expression, scope)
      const query = expression.ctequery
      if (!isTree(query) || !isTree(query.SelectStmt)) {
        const kind = isTree(query) ? (Object.keys(query)[0] ?? '') : ''
        refuse('construct', at, { name: constructNames[kind] ?? kind })
      }
      visitFields({ ...expression }, { names: new Set(known), at })
      known.add(String(expression.ctename))
    }
    return all
  }

  const visitors: Readonly<Record<string, Visitor>> = {
    SelectStmt: visitSelect,
    CommonTableExpr: visitFields,
    A_Const: (node, scope) => literals.readConstant(node, indexOf(node, scope)),
    ColumnRef: (node, scope) => literals.readColumn(node, indexOf(node, scope)),
    ParamRef: (node, scope) => refuse('numberedParameter', indexOf(node, scope), { name: `$${node.number ?? ''}` }),
    SortBy: (node, scope) => {
      if (isTree(node.node) && isTree(node.node.ColumnRef)) literals.refuseBare(node.node.ColumnRef, scope.at)
      for (const name of textsOf(node.useOp))
        if (!isAllowedOperator(name)) refuse('forbiddenOperator', scope.at, { name })
      visit(node.node, scope)
    },
    A_Expr: (node, scope) => {
      const at = indexOf(node, scope)
      const [name = '', schema] = textsOf(node.name).toReversed()
      if ((schema !== undefined && schema !== 'pg_catalog') || (!isOperatorWord(name) && !isAllowedOperator(name)))
        refuse('forbiddenOperator', at, { name })
      if (isHeavyOperator(name)) isHeavy = true
      if (name === '||') joins += 1
      if (node.kind === 'AEXPR_IN') literals.readList(node.rexpr)
      visit(node.lexpr, { ...scope, at })
      visit(node.rexpr, { ...scope, at })
    },
    SubLink: (node, scope) => {
      for (const name of textsOf(node.operName))
        if (!isAllowedOperator(name)) refuse('forbiddenOperator', indexOf(node, scope), { name })
      visit(node.testexpr, scope)
      visit(node.subselect, scope)
    },
    FuncCall: (node, scope) => {
      const at = indexOf(node, scope)
      const [name = '', schema] = textsOf(node.funcname).toReversed()
      if ((schema !== undefined && schema !== 'pg_catalog') || !isAllowedFunction(name))
        refuse(literals.hasSentinel(name) ? 'parameterPlace' : 'forbiddenFunction', at, {
          name: literals.toWritten(name),
        })
      if (isHeavyFunction(name)) isHeavy = true
      if (/^(concat|concat_ws|overlay|array_cat)$/.test(name)) joins += 1
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
    TypeCast: (node, scope) => {
      if (isTree(node.typeName)) {
        visitors.TypeName?.(node.typeName, scope)
        if (isTree(node.arg) && isTree(node.arg.A_Const))
          return literals.readConstant(node.arg.A_Const, indexOf(node.arg.A_Const, scope), node.typeName)
      }
      visit(node.arg, scope)
    },
    TypeName: (node, scope) => {
      const names = textsOf(node.names)
      const [name = '', schema] = names.toReversed()
      const isBuiltIn = names.length === 1 || (names.length === 2 && schema === 'pg_catalog')
      if (!isBuiltIn || !isAllowedType(name) || node.pct_type === true || node.setof === true)
        refuse(literals.hasSentinel(name) ? 'parameterPlace' : 'forbiddenType', indexOf(node, scope), {
          name: literals.toWritten(names.join('.')),
        })
    },
    GroupingSet: (node, scope) => {
      // A cube reads its rows once for each combination of its columns.
      isHeavy = true
      visitFields(node, scope)
    },
    A_Indirection: (node, scope) => {
      const at = indexOf(node, scope)
      for (const name of textsOf(node.indirection))
        if (!isAllowedFunction(name)) attributes.push({ name, at: toSource(at) })
      visitFields(node, { ...scope, at })
    },
    RangeVar: (node, scope) => {
      const at = indexOf(node, scope)
      const name = String(node.relname ?? '')
      if (node.schemaname === undefined && node.catalogname === undefined && scope.names.has(name)) {
        references.set(name, (references.get(name) ?? 0) + 1)
        if (isTree(node.alias)) visit(node.alias, scope, 'alias')
        return
      }
      // A parameter in a name was read by nothing, which is what is told of it in the end.
      if (literals.hasSentinel(`${node.schemaname ?? ''}.${name}`)) return
      tables.push(readTable(node, at))
      if (isTree(node.alias)) visit(node.alias, scope, 'alias')
    },
  }

  visitSelect(select, { names: new Set(), at: 0 })
  const stray = occurrences.find((occurrence) => !used.has(occurrence))
  if (stray !== undefined)
    throw sqlFailure('parameterPlace', sql, stray.start, { name: sql.slice(stray.start, stray.end) })
  const isRepeated = [...references.values()].some((count) => count > 1)
  return {
    values: literals.values(),
    tables,
    attributes,
    rows,
    isHeavy: isHeavy || isRepeated || joins > maxJoins,
  }
}

/** `between`, `in` and their like are operators with a word. */
const isOperatorWord = (name: string): boolean => /^(NOT )?BETWEEN( SYMMETRIC)?$/.test(name)
