import { getList, getMember, getObject, getText, isObject } from '../json.ts'
import { childPointer } from '../pointer.ts'
import { mergeFields } from '../resolvePage.ts'
import { suggestWord } from '../suggestions.ts'
import { findColumns } from './dictionaries.ts'
import { findModel } from './namedDocument.ts'
import { ownColumns, toSnake } from './tableColumns.ts'
import { type Check, contentOf, type Entry, entriesOf, formOf, type Report, type Workspace } from './workspace.ts'

/** What a pack says of its own tables holds: rules, indexes, lookups and the lists over them name columns that exist. */
export const checkTables: Check = (workspace, report) => {
  for (const entry of workspace.entries) {
    const form = formOf(entry)
    if (form === 'model' || form === 'page') checkUniqueRules(workspace, entry, report)
    if (form === 'page') checkListFields(workspace, entry, report)
    if (form === 'page' || form === 'model') checkPath(workspace, entry, report)
  }
}

function checkUniqueRules(workspace: Workspace, entry: Entry, report: Report): void {
  for (const [name, field] of Object.entries(getObject(contentOf(entry), 'fields')))
    for (const [index, rule] of getList(field, 'rules').entries()) {
      const unique = getMember(rule, 'unique')
      const table = getText(unique, 'table')
      const column = getText(unique, 'column')
      const columns = table === undefined ? undefined : findColumns(workspace, table)
      if (table === undefined || column === undefined || columns === undefined || columns.includes(toSnake(column)))
        continue
      const path = childPointer(childPointer(childPointer('/fields', name), 'rules'), index)
      report(entry, {
        path: `${path}/unique/column`,
        code: 'unknown-column',
        message: `the table \`${table}\` has no column \`${column}\`${suggestWord(column, columns)}`,
      })
    }
}

/** Fields that a list over a pack's table queries or shows are columns of that table, unless a formula gives their value. */
function checkListFields(workspace: Workspace, entry: Entry, report: Report): void {
  const page = contentOf(entry)
  const model = findModel(workspace, page)
  const modelValue = model === undefined ? undefined : contentOf(model)
  const base = getText(getMember(page, 'source') ?? getMember(modelValue, 'source'), 'rest')
  const table = entriesOf(workspace, 'table').find((candidate) => getText(contentOf(candidate), 'path') === base)
  const columns = getMember(table === undefined ? undefined : contentOf(table), 'columns')
  if (base === undefined || !isObject(columns)) return
  const fields = mergeFields(getMember(modelValue, 'fields'), getMember(page, 'fields'))
  const names = new Set<string>([...Object.keys(columns).map(toSnake), ...ownColumns])
  for (const list of ['query', 'columns'])
    for (const [index, item] of getList(page, list).entries()) {
      const name = typeof item === 'string' ? item : getText(item, 'field')
      if (
        name === undefined ||
        !Object.hasOwn(fields, name) ||
        names.has(toSnake(name)) ||
        getMember(fields[name], 'value') !== undefined
      )
        continue
      const place = childPointer(`/${list}`, index)
      report(entry, {
        path: typeof item === 'string' ? place : childPointer(place, 'field'),
        code: 'unknown-column',
        message: `the table behind \`${base}\` has no column for \`${name}\`${suggestWord(name, Object.keys(columns))}`,
      })
    }
}

/** The base of a source is a path of a pack's table or one that the server answers, when the caller knows those. */
function checkPath(workspace: Workspace, entry: Entry, report: Report): void {
  const { paths } = workspace.known
  const base = getText(getMember(contentOf(entry), 'source'), 'rest')
  if (paths === undefined || base === undefined) return
  const known = [...paths, ...entriesOf(workspace, 'table').flatMap((table) => getText(contentOf(table), 'path') ?? [])]
  if (!known.includes(base))
    report(entry, {
      path: '/source/rest',
      code: 'unknown-path',
      message: `the server answers no path \`${base}\`${suggestWord(base, known)}`,
    })
}
