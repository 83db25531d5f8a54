import {
  toColumnComment,
  toCreation,
  toDefault,
  toDefinition,
  toIndexCreation,
  toSequence,
  toTableComment,
} from './columnSql.ts'
import { type ColumnMatch, type ColumnPair, matchColumns } from './matchColumns.ts'
import { type IndexMatch, matchIndexes } from './matchIndexes.ts'
import { type Loss, type Plan, type PlanMode, toPlan } from './plan.ts'
import { findConversion, planChecks } from './planChecks.ts'
import { quoteName, quoteText } from './quote.ts'
import { orderRenames } from './renames.ts'
import type { ColumnShape, TableShape } from './shape.ts'

/**
 * Plans what brings a table from its shape in the database to the wanted one (wire contract 1.14, `doDbSynch`). A table
 * that is missing is created; `normal` changes one that is there and keeps its values, `force` drops it and makes it
 * anew. Nothing of a shape gets into a statement unless it is quoted.
 */
export function planChanges(current: TableShape | undefined, wanted: TableShape, mode: PlanMode): Plan {
  const { table } = wanted
  if (current === undefined) return toPlan({ table, mode, statements: toCreation(wanted), losses: [], checks: [] })
  if (mode === 'force') {
    const loss: Loss = { kind: 'table', name: table, counting: `select count(*) as count from ${quoteName(table)}` }
    const statements = [`drop table ${quoteName(table)}`, ...toCreation(wanted)]
    return toPlan({ table, mode, statements, losses: [loss], checks: [] })
  }
  const columns = matchColumns(current, wanted)
  const indexes = matchIndexes(current, wanted, columns)
  return toPlan({
    table,
    mode,
    statements: toAlterations(current, wanted, columns, indexes),
    losses: columns.dropped.map(({ name }) => ({
      kind: 'column',
      name,
      counting: `select count(${quoteName(name)}) as count from ${quoteName(table)}`,
    })),
    checks: planChecks(current, wanted, columns, indexes),
  })
}

/** What is in the way goes first; what needs the new columns comes last. */
function toAlterations(
  current: TableShape,
  wanted: TableShape,
  columns: ColumnMatch,
  indexes: IndexMatch,
): readonly string[] {
  const alter = `alter table ${quoteName(wanted.table)}`
  const isKeyNew = changesKey(current, columns)
  const staying = columns.kept.map(({ before }) => before.name)
  return [
    ...indexes.dropped.map(({ name, isConstraint }) =>
      isConstraint === true ? `${alter} drop constraint ${quoteName(name)}` : `drop index ${quoteName(name)}`,
    ),
    ...(isKeyNew && toKeys(current.columns).length > 0
      ? [`${alter} drop constraint ${quoteName(current.keyName ?? `${current.table}_pkey`)}`]
      : []),
    ...columns.dropped.map(({ name }) => `${alter} drop column ${quoteName(name)}`),
    ...orderRenames(
      columns.kept.map(({ before, after }) => ({ from: before.name, to: after.name })),
      staying,
    ).map(({ from, to }) => `${alter} rename column ${quoteName(from)} to ${quoteName(to)}`),
    ...columns.kept.flatMap((pair) => alterColumn(alter, wanted.table, pair)),
    ...columns.added.flatMap((column) => [...toSequence(column), `${alter} add column ${toDefinition(column)}`]),
    ...(isKeyNew ? [`${alter} add primary key (${toKeys(wanted.columns).map(quoteName).join(', ')})`] : []),
    ...orderRenames(
      indexes.kept.map(({ before, after }) => ({ from: before.name, to: after.name })),
      indexes.kept.map(({ before }) => before.name),
    ).map(({ from, to }) => `alter index ${quoteName(from)} rename to ${quoteName(to)}`),
    ...indexes.added.map((index) => toIndexCreation(wanted.table, index)),
    ...(current.comment === wanted.comment ? [] : [toTableComment(wanted)]),
    ...columns.kept
      .filter(({ before, after }) => before.comment !== after.comment)
      .map(({ after }) => toColumnComment(wanted.table, after)),
    ...columns.added.filter(({ comment }) => comment !== null).map((column) => toColumnComment(wanted.table, column)),
  ]
}

function changesKey(current: TableShape, { kept, added }: ColumnMatch): boolean {
  const before = new Set(toKeys(current.columns))
  const staying = kept.filter(({ after }) => after.isKey).map((pair) => pair.before.name)
  return added.some(({ isKey }) => isKey) || staying.length !== before.size || staying.some((name) => !before.has(name))
}

function toKeys(columns: readonly ColumnShape[]): readonly string[] {
  return columns.filter(({ isKey }) => isKey).map(({ name }) => name)
}

/** A column under its new name. Its default goes before its type changes, for it may be no value of the new one. */
function alterColumn(alter: string, table: string, pair: ColumnPair): readonly string[] {
  const { before, after } = pair
  const column = `${alter} alter column ${quoteName(after.name)}`
  // The conversion speaks of the column by the name that it has now, which is the new one.
  const conversion = findConversion({ before: { ...before, name: after.name }, after })
  const isNumberedAnew = after.isKey && toNumbering(before) !== toNumbering(after)
  const [had, wants] = [toOwnDefault(before, after), toDefault(after)]
  const isDefaultNew = conversion !== undefined || had !== wants
  return [
    ...(isNumberedAnew && before.numbering === 'identity' ? [`${column} drop identity`] : []),
    ...(isDefaultNew && had !== undefined ? [`${column} drop default`] : []),
    ...(conversion === undefined ? [] : [`${column} type ${after.type} using ${conversion.value}`]),
    ...(isNumberedAnew ? toSequence(after) : []),
    ...(isDefaultNew && wants !== undefined ? [`${column} set default ${wants}`] : []),
    ...(before.isNullable && !after.isNullable ? [`${column} set not null`] : []),
    ...(!before.isNullable && after.isNullable ? [`${column} drop not null`] : []),
    ...(isNumberedAnew && after.numbering === 'identity' ? [`${column} add generated by default as identity`] : []),
    ...(isNumberedAnew ? toFirstNumber(table, after) : []),
  ]
}

/** The default of a column as it is, as far as a description is about it: what the database works out may stay. */
function toOwnDefault(before: ColumnShape, after: ColumnShape): string | undefined {
  if (typeof before.numbering === 'object' && !after.isKey) return undefined
  if (before.defaultExpression === undefined) return toDefault(before)
  return before.type === after.type && after.defaultValue === null && after.numbering === undefined
    ? undefined
    : before.defaultExpression
}

function toNumbering({ numbering }: ColumnShape): string {
  return typeof numbering === 'object' ? `sequence ${numbering.sequence}` : (numbering ?? '')
}

/** Numbers go on after the greatest that is there. */
function toFirstNumber(table: string, { name, numbering }: ColumnShape): readonly string[] {
  const greatest = `(select max(${quoteName(name)}) from ${quoteName(table)})`
  if (numbering === 'identity') {
    const sequence = `pg_get_serial_sequence(${quoteText(quoteName(table))}, ${quoteText(name)})`
    return [`select setval(${sequence}, coalesce(${greatest}, 0) + 1, false)`]
  }
  if (numbering === undefined) return []
  const sequence = `${quoteText(quoteName(numbering.sequence))}::regclass`
  return [`select setval(${sequence}, greatest(nextval(${sequence}), coalesce(${greatest}, 0) + 1), false)`]
}
