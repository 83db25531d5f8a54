import type { Diagnostic } from '../../diagnostic.ts'
import { findDependencies } from '../../expression/dependencies.ts'
import { isTemplate } from '../../expression/index.ts'
import { readTrees } from '../../expression/trees.ts'
import { getObject, getText } from '../../json.ts'
import { findUnknownMembers } from '../../names/members.ts'
import type { Shape } from '../../names/shape.ts'
import { valueAt } from '../../pointer.ts'
import { columnsOfTable } from '../tableColumns.ts'
import { type CheckedTable, columnOf, findTable, type TableCheck } from './tableCheck.ts'

/** Where a formula writes what others read. */
interface Written {
  /** What is written, in the words of a message. */
  readonly name: string
  readonly isSecret: boolean
}

/** The place of a value that a step writes: the step, its verb, the object of the values and the column. */
const stepValue = /^(\/transitions\/moves\/\d+\/steps\/\d+\/(?:add|change|transfer))\/(?:values|set)\/([^/]+)/

/** What is written by the formula at a place; undefined where its value is only asked. */
function findWritten(checked: CheckedTable, path: string): Written | undefined {
  const own = /^\/columns\/([^/]+)\/computed$|^\/transitions\/moves\/\d+\/set\/([^/]+)/.exec(path)
  const column = own?.[1] ?? own?.[2]
  if (column !== undefined) return toWritten(checked.table, column)
  const [, step, other] = stepValue.exec(path) ?? []
  if (step !== undefined && other !== undefined) {
    const values = valueAt(checked.table, step)
    return toWritten(findTable(checked, getText(values, 'table') ?? getText(values, 'ledger')), other)
  }
  const [, part] = /^\/transitions\/moves\/\d+\/steps\/\d+\/notify\/(title|text)$/.exec(path) ?? []
  return part === undefined ? undefined : { name: part, isSecret: false }
}

const toWritten = (table: unknown, name: string): Written => ({
  name,
  isSecret: columnOf(table, name).secret !== undefined,
})

/** No formula writes what a secret holds to where it is read. */
export const checkSecretFlows: TableCheck = (checked) => {
  const { table, entry, fieldOf } = checked
  const secrets = new Set(
    Object.keys(getObject(table, 'columns'))
      .filter((name) => columnOf(table, name).secret !== undefined)
      .map(fieldOf),
  )
  if (secrets.size === 0) return []
  const open = columnsOfTable(table)
    .map(fieldOf)
    .filter((name) => !secrets.has(name))
  const shape: Shape = { members: new Map(open.map((name) => [name, undefined])), isComplete: true }
  return entry.read.checked.places.flatMap(({ annotation, path, value }): readonly Diagnostic[] => {
    if (annotation.kind !== 'expression' && annotation.kind !== 'template') return []
    if (annotation.kind === 'template' && !isTemplate(value)) return []
    const written = findWritten(checked, path)
    if (written === undefined || written.isSecret) return []
    return readTrees(value, annotation.kind, annotation.names).flatMap((tree): readonly Diagnostic[] => {
      const read = findUnknownMembers(tree, { record: shape, values: shape }).filter(({ name }) => secrets.has(name))
      const found = read.map(
        ({ name, offset }): Diagnostic => ({
          ...{ path, inString: offset, code: 'unknown-value' },
          message: `\`${name}\` is a secret, which would be read in \`${written.name}\`: leave it out of this formula`,
        }),
      )
      const whole = findDependencies(tree).find((dependency) => dependency === 'record' || dependency === 'values')
      if (found.length > 0 || whole === undefined) return found
      const message = `\`${whole}\` has secrets (\`${[...secrets].join('`, `')}\`), which would be read in \`${written.name}\`: name the fields that are meant`
      return [{ path, code: 'unknown-value', message }]
    })
  })
}
