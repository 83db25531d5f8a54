import type { Diagnostic } from '../../diagnostic.ts'
import { isTemplate } from '../../expression/index.ts'
import { readTrees } from '../../expression/trees.ts'
import { getObject } from '../../json.ts'
import { findUnknownMembers } from '../../names/members.ts'
import { namesOfShape, type Shape } from '../../names/shape.ts'
import { suggestWord } from '../../suggestions.ts'
import { columnsOfTable } from '../tableColumns.ts'
import type { TableCheck } from './tableCheck.ts'

const complete = (names: readonly string[]): Shape => ({
  members: new Map(names.map((name) => [name, undefined])),
  isComplete: true,
})

/** Formulas of a table read columns that it has. */
export const checkFormulas: TableCheck = ({ table, entry, fieldOf, isForm }) => {
  const shapes = {
    record: complete(columnsOfTable(table).map(fieldOf)),
    before: complete(columnsOfTable(table).map(fieldOf)),
    values: complete(Object.keys(getObject(table, 'columns')).map(fieldOf)),
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
          `this ${isForm ? 'form has no field' : 'table has no column for'} \`${name}\`${suggestWord(name, namesOfShape(shape))}`,
      })),
    )
  })
}
