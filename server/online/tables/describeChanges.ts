import { fillText, type LanguageTexts, languages } from '../../../runtime/language/index.ts'
import { changeMessages, typeWords } from './changeMessages.ts'
import { parseColumnType } from './columnType.ts'
import { type ColumnPair, matchColumns } from './matchColumns.ts'
import { matchIndexes } from './matchIndexes.ts'
import type { PlanMode } from './plan.ts'
import type { ColumnShape, TableShape } from './shape.ts'

type Values = Readonly<Record<string, string | LanguageTexts>>

/** Says in words what `planChanges` does with a table; columns are called as people read them. */
export function describeChanges(
  current: TableShape | undefined,
  wanted: TableShape,
  mode: PlanMode,
): readonly LanguageTexts[] {
  if (current === undefined) return [fill(changeMessages.create, { count: String(wanted.columns.length) })]
  if (mode === 'force') return [changeMessages.rebuild]
  const columns = matchColumns(current, wanted)
  const indexes = matchIndexes(current, wanted, columns)
  const labels = new Map([...current.columns, ...wanted.columns].map((column) => [column.name, nameOf(column)]))
  const toNames = (names: readonly string[]) => ({ names: names.map((name) => labels.get(name) ?? name).join(', ') })
  return [
    ...columns.added.map((column) => fill(changeMessages.add, { name: nameOf(column) })),
    ...columns.kept.flatMap(describeColumn),
    ...columns.dropped.map((column) => fill(changeMessages.drop, { name: nameOf(column) })),
    ...indexes.added.map(({ columns: names, isUnique }) =>
      fill(isUnique ? changeMessages.addUnique : changeMessages.addIndex, toNames(names)),
    ),
    ...indexes.dropped.map(({ columns: names }) => fill(changeMessages.dropIndex, toNames(names))),
    ...(current.comment === wanted.comment ? [] : [changeMessages.title]),
  ]
}

function describeColumn({ before, after }: ColumnPair): readonly LanguageTexts[] {
  const name = nameOf(after)
  return [
    ...(before.name === after.name ? [] : [fill(changeMessages.rename, { from: before.name, to: after.name })]),
    ...(before.type === after.type ? [] : [describeType(name, before.type, after.type)]),
    ...(before.isKey === after.isKey ? [] : [fill(changeMessages.key, { name })]),
    ...(before.isNullable === after.isNullable
      ? []
      : [fill(after.isNullable ? changeMessages.optional : changeMessages.required, { name })]),
    ...(isDefaultKept(before, after) ? [] : [fill(changeMessages.default, { name })]),
    ...(before.comment === after.comment
      ? []
      : [fill(changeMessages.label, { from: nameOf(before), to: nameOf(after) })]),
  ]
}

/** What the database works out by itself stays. */
const isDefaultKept = (before: ColumnShape, after: ColumnShape): boolean =>
  before.defaultExpression !== undefined || after.isKey || before.defaultValue === after.defaultValue

function describeType(name: string, from: string, to: string): LanguageTexts {
  const [source, target] = [parseColumnType(from), parseColumnType(to)]
  if (source.family === 'text' && target.family === 'text' && source.length !== null && target.length !== null)
    return fill(source.length < target.length ? changeMessages.widen : changeMessages.narrow, {
      ...{ name, from: String(source.length), to: String(target.length) },
    })
  return fill(changeMessages.type, { name, from: toTypeWords(source), to: toTypeWords(target) })
}

function toTypeWords(type: ReturnType<typeof parseColumnType>): LanguageTexts {
  if (type.family === 'text' && type.length !== null) return fill(typeWords.shortText, { length: String(type.length) })
  if (type.family === 'numeric' && type.size !== null)
    return fill(typeWords.sizedNumeric, { point: String(type.size.point) })
  return typeWords[type.family]
}

const nameOf = ({ comment, name }: ColumnShape): string => comment || name

/** A message in all languages with its values, which may have a text in each of them. */
function fill(message: LanguageTexts, values: Values): LanguageTexts {
  const filled = languages.map((language) => {
    const own = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value[language],
    ])
    return [language, fillText(message[language], Object.fromEntries(own))]
  })
  return Object.fromEntries(filled)
}
