import type { Diagnostic } from '../../diagnostic.ts'
import { isTemplate } from '../../expression/index.ts'
import { readTrees } from '../../expression/trees.ts'
import { getObject } from '../../json.ts'
import { findUnknownMembers } from '../../names/members.ts'
import { namesOfShape, type Shape } from '../../names/shape.ts'
import { suggestWord } from '../../suggestions.ts'
import { columnsOfTable } from '../tableColumns.ts'
import { columnOf, type TableCheck } from './tableCheck.ts'

const complete = (names: readonly string[]): Shape => ({
  members: new Map(names.map((name) => [name, undefined])),
  isComplete: true,
})

/** Formulas of a table read columns that it has: none that is worked out of other records, as one is read. */
export const checkFormulas: TableCheck = ({ table, entry, fieldOf, isForm }) => {
  const columns = getObject(table, 'columns')
  const sums = new Set(
    Object.keys(columns)
      .filter((name) => columnOf(table, name).sum !== undefined)
      .map(fieldOf),
  )
  const toShape = (names: readonly string[]) => complete(names.map(fieldOf).filter((name) => !sums.has(name)))
  const shapes = {
    record: toShape(columnsOfTable(table)),
    before: toShape(columnsOfTable(table)),
    values: toShape(Object.keys(columns)),
  }
  return entry.read.checked.places.flatMap(({ annotation, path, value }): readonly Diagnostic[] => {
    if (annotation.kind !== 'expression' && annotation.kind !== 'template') return []
    if (annotation.kind === 'template' && !isTemplate(value)) return []
    return readTrees(value, annotation.kind, annotation.names).flatMap((tree) =>
      findUnknownMembers(tree, shapes).map(({ name, shape, offset, message }) => ({
        path,
        inString: offset,
        code: message === undefined ? ('unknown-column' as const) : ('expression-arguments' as const),
        message:
          message ??
          (sums.has(name)
            ? `\`${name}\` is a sum, which lists and records show and no rule of the server reads: a balance is bounded by \`minimum\` of its ledger`
            : `this ${isForm ? 'form has no field' : 'table has no column for'} \`${name}\`${suggestWord(name, namesOfShape(shape))}`),
      })),
    )
  })
}
