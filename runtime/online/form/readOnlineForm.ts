import { isObject } from '../../language/index.ts'
import { readOptionLists } from '../options.ts'
import { readQuery } from '../query/readQuery.ts'
import { firstOf, isYes, listOf, textOf, textsOf, type Wire, wireOf } from '../wire.ts'
import type { FormAnswers, FormTheme, OnlineForm } from './onlineForm.ts'
import { readFormColumns } from './read/readColumns.ts'
import { readColumnsPerRow, readForm } from './read/readForm.ts'
import { readMoves } from './read/readMoves.ts'
import { readBuiltIns, readButtons, readSettings } from './read/readSettings.ts'

const themes: readonly FormTheme[] = ['normal', 'erp', 'innerTable', 'tab']

const readTableType = (value: string): OnlineForm['tableType'] => (value === '2' ? 2 : value === '3' ? 3 : 1)

/** A tree has the field of the parent; a server that says only that it is one has the names of the family. */
function readTree(list: Wire, head: Wire): OnlineForm['tree'] {
  const parent = firstOf(list.pidField, isYes(head.isTree) ? head.treeParentIdField : '')
  if (parent === '') return undefined
  return {
    parent,
    hasChildren: firstOf(list.hasChildrenField, list.hasChildField, head.treeIdField, 'has_child'),
    label: firstOf(list.textField, head.treeFieldname),
  }
}

const readSocket = (name: string): string | undefined => (/^[a-z][\w$-]*$/.test(name) ? name : undefined)

const readForeignKeys = (value: unknown): OnlineForm['foreignKeys'] =>
  listOf(value).flatMap((wire) => {
    const field = textOf(wire.field)
    return field === '' ? [] : [{ field, table: textOf(wire.table), key: firstOf(wire.key, 'id') }]
  })

/** Codes of built-in buttons, which are hidden by the same list as columns (wire contract 1.13, hideColumns). */
const buttonCodes: ReadonlySet<string> = new Set([
  ...['add', 'addSub', 'edit', 'update', 'delete', 'batch_delete', 'import', 'export'],
  ...['detail', 'query', 'reset', 'super_query', 'bpm'],
])

/** Whether a column is hidden; one that is called as a button is not hidden with that button. */
const isHiddenIn = (hidden: readonly string[]): ((name: string) => boolean) => {
  const names = new Set(hidden.filter((name) => !buttonCodes.has(name)))
  return (name) => names.has(name)
}

/**
 * Reads what a server says of an online form (wire contract 1.13); undefined when it says of none. Our own server and
 * existing ones of the family are read alike, and what one of them does not say is left out.
 */
export function readOnlineForm(code: string, answers: FormAnswers): OnlineForm | undefined {
  const [list, item] = [wireOf(answers.columns), wireOf(answers.item)]
  if (!isObject(answers.columns) && !isObject(answers.item)) return undefined
  const [head, schema] = [wireOf(item.head), wireOf(item.schema)]
  const [hiddenInList, hiddenInForm] = [textsOf(list.hideColumns), textsOf(item.hideColumns)]
  const [isHiddenColumn, isHiddenField] = [isHiddenIn(hiddenInList), isHiddenIn(hiddenInForm)]
  const { fields: all, subs } = readForm(schema)
  const fields = all.filter(({ name }) => !isHiddenField(name))
  const columns = readFormColumns(list).filter(({ field }) => !isHiddenColumn(field))
  if (columns.length === 0 && fields.length === 0) return undefined
  const table = firstOf(list.currentTableName, head.tableName, schema.table, code)
  const tableType = readTableType(firstOf(head.tableType, list.tableType, subs.length > 0 ? 2 : 1))
  return {
    id: firstOf(list.code, head.id, code),
    table,
    title: firstOf(list.description, head.tableTxt, schema.title, table),
    tableType,
    theme: themes.find((theme) => theme === firstOf(head.themeTemplate, list.themeTemplate)) ?? 'normal',
    columnsPerRow: readColumnsPerRow(firstOf(head.formTemplate, item.formTemplate, list.formTemplate)),
    tree: readTree(list, head),
    isPaged: firstOf(list.paginationFlag, head.isPage, 'Y') !== 'N',
    hasSelection: firstOf(list.checkboxFlag, head.isCheckbox, 'Y') !== 'N',
    socket: readSocket(textOf(list.socket)),
    columns,
    options: readOptionLists(list.dictOptions),
    query: readQuery(answers.query).filter(({ field }) => !isHiddenColumn(field)),
    fields,
    subs,
    buttons: readButtons(list.cgButtonList, item.cgButtonList),
    moves: readMoves(item.moves),
    hidden: new Set([...hiddenInList, ...hiddenInForm]),
    builtIns: readBuiltIns({ ...wireOf(list.cgBIBtnMap), ...wireOf(item.cgBIBtnMap) }),
    foreignKeys: readForeignKeys(list.foreignKeys),
    settings: readSettings(firstOf(head.extConfigJson, list.extConfigJson)),
    scripts: { list: textOf(list.enhanceJs), form: textOf(item.enhanceJs) },
  }
}
