import { type ContainedFields, watchedNames } from '../../../runtime/index.ts'

/** The expressions of a field that are evaluated for its cells. */
const expressionsOf = (field: ContainedFields[string]): readonly string[] =>
  [
    field.showWhen,
    field.disabledWhen,
    field.requiredWhen,
    field.value,
    ...(field.rules ?? []).map((rule) => rule.check),
  ].filter((source) => source !== undefined)

/** The fields of the form around a table that the expressions of its cells read as `record`. */
export function outerNamesOf(fields: ContainedFields | undefined, condition: string | undefined): readonly string[] {
  const sources = [
    ...Object.values(fields ?? {}).flatMap(expressionsOf),
    ...(condition === undefined ? [] : [condition]),
  ]
  const names = sources.flatMap((source) => {
    const watched = watchedNames(source, 'record')
    return watched === 'all' ? [] : watched
  })
  return [...new Set(names)]
}

/** Whether an expression of a cell reads the other rows. */
export const readsRows = (fields: ContainedFields | undefined): boolean =>
  Object.values(fields ?? {})
    .flatMap(expressionsOf)
    .some((source) => {
      const watched = watchedNames(source, 'rows')
      return watched === 'all' || watched.length > 0
    })
