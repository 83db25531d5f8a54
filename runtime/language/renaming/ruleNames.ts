import { tableOfStep } from '../crossDocument/tableRules/stepTables.ts'
import { isTemplate } from '../expression/index.ts'
import { readTrees } from '../expression/trees.ts'
import type { Span } from '../expression/types.ts'
import { getMember, getObject, getText } from '../json.ts'
import type { Place } from '../places/collectPlaces.ts'
import { childPointer, type Pointer } from '../pointer.ts'
import { findRecordReads } from './recordReads.ts'

/** A place of the rules of a form that names a table, or a column of one. */
export interface RuleName {
  readonly path: Pointer
  /** Whether it is the name of a property. */
  readonly at?: 'key'
  /** Where it stands in the text of its place, in UTF-16 units; it is all of the text when left out. */
  readonly span?: Span
  readonly table: string
  /** Left out where the table itself is named. */
  readonly column?: string
}

/** What the rules of a form name. */
export interface RuleNames {
  readonly names: readonly RuleName[]
  /** The places of formulas that read records of the form by names which do not stand in them. */
  readonly opaque: readonly Pointer[]
}

/** Names of formulas that stand for records of the form, or values of one. */
const ownRecords: readonly string[] = ['record', 'before', 'values']

const formCode = /^onl:(\w+):/

/**
 * Finds every name of a table or a column in the rules of a form whose table is called `own`; `places` are those that
 * the schema knows of them, counted from the rules.
 */
export function findRuleNames(rules: unknown, places: readonly Place[], own: string): RuleNames {
  const read = places.map((place) => readPlace(rules, place, own))
  return {
    names: [...read.flatMap(({ names }) => names), ...findSums(rules), ...findMinimum(rules)],
    opaque: read.flatMap(({ opaque }) => opaque),
  }
}

const nothing: RuleNames = { names: [], opaque: [] }

function readPlace(rules: unknown, place: Place, own: string): RuleNames {
  const { annotation, path, at } = place
  if (annotation.kind === 'expression' || annotation.kind === 'template') return readFormula(place, own)
  if (annotation.kind !== 'reference') return nothing
  const name = toName(rules, place, annotation.reference, own)
  return name === undefined ? nothing : { names: [{ path, ...(at && { at }), ...name }], opaque: [] }
}

/** What a reference names; undefined for one that is about something else. */
function toName(
  rules: unknown,
  { path, value }: Place,
  reference: string,
  own: string,
): Omit<RuleName, 'path' | 'at'> | undefined {
  if (reference === 'ownColumn') return { table: own, column: value }
  if (reference === 'table') return { table: value }
  if (reference === 'stepColumn') {
    const table = tableOfStep(rules, path)
    return table === undefined ? undefined : { table, column: value }
  }
  // The codes of a form are called after its table.
  const table = reference === 'access' ? formCode.exec(value)?.[1] : undefined
  return table === undefined ? undefined : { table, span: { offset: 'onl:'.length, length: table.length } }
}

function readFormula({ annotation, path, value }: Place, own: string): RuleNames {
  if (annotation.kind !== 'expression' && annotation.kind !== 'template') return nothing
  if (annotation.kind === 'template' && !isTemplate(value)) return nothing
  const records = new Set(ownRecords.filter((name) => annotation.names.includes(name)))
  const read = readTrees(value, annotation.kind, annotation.names).map((tree) => findRecordReads(tree, records))
  return {
    names: read.flatMap(({ reads }) =>
      reads.map(({ name, ...span }): RuleName => ({ path, span, table: own, column: name })),
    ),
    opaque: read.some(({ isOpaque }) => isOpaque) ? [path] : [],
  }
}

/** The columns of other tables that are added up. */
const findSums = (rules: unknown): readonly RuleName[] =>
  Object.entries(getObject(rules, 'columns')).flatMap(([name, column]) => {
    const sum = getMember(column, 'sum')
    const table = getText(sum, 'table')
    const path = `${childPointer('/columns', name)}/sum`
    return table === undefined ? [] : ['column', 'by'].flatMap((word) => toNames(table, getText(sum, word), path, word))
  })

/** The column of the accounts of a ledger that has their minimum. */
function findMinimum(rules: unknown): readonly RuleName[] {
  const ledger = getMember(rules, 'ledger')
  const account = getMember(getMember(rules, 'columns'), getText(ledger, 'account') ?? '')
  const table = getText(getMember(account, 'references'), 'table')
  const column = getText(getMember(ledger, 'minimum'), 'column')
  return table === undefined ? [] : toNames(table, column, '/ledger/minimum', 'column')
}

const toNames = (table: string, column: string | undefined, path: Pointer, word: string): readonly RuleName[] =>
  column === undefined ? [] : [{ path: childPointer(path, word), table, column }]
