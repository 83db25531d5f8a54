import type { LanguageTexts } from '../../../runtime/language/index.ts'
import { isStorable } from '../../db/storable.ts'
import { isOwnTable } from '../tables/ownTables.ts'
import { checkField } from './checkField.ts'
import { checkIndexes } from './checkIndexes.ts'
import { checkMessages, fillMessage } from './checkMessages.ts'
import { keyTypes } from './columnTypes.ts'
import { type FormDescription, type FormField, type FormHead, systemFields, toPhysicalTable } from './description.ts'

/** Something in a description that must be mended before there can be a table. */
export interface DescriptionIssue {
  /** The `dbFieldName` of the field that it is about. */
  readonly field?: string
  /** The `indexName` of the index that it is about. */
  readonly index?: string
  readonly message: LanguageTexts
}

type Checked = Pick<FormDescription, 'head' | 'fields' | 'indexes'>

/** More columns than any form needs, and few enough that their values fit into the pages of the database. */
const maxFields = 500

/**
 * Finds everything that is wrong with the description of a form (wire contract 3.1, 3.2, 3.4). Tables of packs are
 * refused by who knows them.
 */
export function checkDescription(description: Checked): readonly DescriptionIssue[] {
  const { fields } = description
  return [
    ...checkHead(description),
    ...checkCount(fields.length),
    ...fields.flatMap(checkField),
    ...checkRepeated(fields.map(({ dbFieldName }) => dbFieldName)),
    ...checkKey(description),
    ...checkTree(description),
    ...checkForeignKey(description),
    ...checkIndexes(description),
  ]
}

function checkHead(description: Pick<FormDescription, 'head'>): readonly DescriptionIssue[] {
  const { head } = description
  const issues: LanguageTexts[] = []
  const { tableName, tableTxt, tableType } = head
  if (!/^[a-zA-Z][a-zA-Z0-9_$]{0,49}$/.test(tableName))
    issues.push(fillMessage(checkMessages.tableName, { name: tableName }))
  else if (isOwnTable(toPhysicalTable(description)))
    issues.push(fillMessage(checkMessages.tableKept, { name: tableName }))
  if (!isStorable(tableTxt)) issues.push(fillMessage(checkMessages.text, { name: tableTxt }))
  if (![1, 2, 3].includes(tableType)) issues.push(fillMessage(checkMessages.tableType, { name: tableType }))
  return [...issues, ...checkNumbering(head)].map((message) => ({ message }))
}

function checkNumbering({ idType, idSequence }: FormHead): readonly LanguageTexts[] {
  if (!Object.hasOwn(keyTypes, idType)) return [fillMessage(checkMessages.idType, { name: idType })]
  const name = idSequence ?? ''
  const isName = /^[a-zA-Z][a-zA-Z0-9_$]{0,62}$/.test(name) && !isOwnTable(name)
  return idType === 'SEQUENCE' && !isName ? [fillMessage(checkMessages.sequence, { name })] : []
}

function checkCount(count: number): readonly DescriptionIssue[] {
  if (count === 0) return [{ message: checkMessages.noFields }]
  return count > maxFields ? [{ message: fillMessage(checkMessages.tooMany, { name: maxFields }) }] : []
}

function checkRepeated(names: readonly string[]): readonly DescriptionIssue[] {
  const seen = new Set<string>()
  return names.flatMap((field): readonly DescriptionIssue[] => {
    const name = field.toLowerCase()
    if (seen.has(name)) return [{ field, message: fillMessage(checkMessages.fieldRepeated, { name: field }) }]
    seen.add(name)
    return []
  })
}

function checkKey({ fields }: Checked): readonly DescriptionIssue[] {
  const keys = fields.filter(({ dbIsKey }) => dbIsKey === 1)
  const isRight = keys.length === 1 && keys.every((key) => key.dbFieldName === 'id' && key.dbIsPersist !== 0)
  return isRight ? [] : [{ message: checkMessages.key }]
}

function checkTree({ head, fields }: Checked): readonly DescriptionIssue[] {
  if (head.isTree !== 'Y') return []
  const [parent = '', text = '', hasChildren = ''] = [head.treeParentIdField, head.treeFieldname, head.treeIdField].map(
    (name) => name ?? '',
  )
  if (parent === '' || text === '') return [{ message: checkMessages.treeMissing }]
  const kept = new Set(fields.filter(({ dbIsPersist }) => dbIsPersist !== 0).map(({ dbFieldName }) => dbFieldName))
  const missing = [parent, text, hasChildren].flatMap((field) =>
    field === '' || kept.has(field) ? [] : [{ field, message: fillMessage(checkMessages.tree, { name: field }) }],
  )
  const flag = fields.find(({ dbFieldName }) => dbFieldName === hasChildren)
  if (flag === undefined || !kept.has(flag.dbFieldName) || isFlag(flag, [parent, text])) return missing
  return [...missing, { field: hasChildren, message: fillMessage(checkMessages.treeFlag, { name: hasChildren }) }]
}

const flagTypes: readonly string[] = ['string', 'Text', 'LongText', 'int', 'long']
const fieldsOfServer: readonly string[] = [...systemFields, 'tenant_id']

/** Whether the server may keep in a field whether a record has children: it has room for that, and no meaning of its own. */
function isFlag(field: FormField, others: readonly string[]): boolean {
  const { dbFieldName, dbType, fieldShowType, fieldMustInput, fieldValidType, mainTable, mainField } = field
  return (
    flagTypes.includes(dbType) &&
    ![...others, ...fieldsOfServer].includes(dbFieldName) &&
    fieldShowType !== 'password' &&
    fieldMustInput !== '1' &&
    fieldValidType !== 'only' &&
    ((mainTable ?? '') === '' || (mainField ?? '') === '')
  )
}

function checkForeignKey({ head, fields }: Checked): readonly DescriptionIssue[] {
  if (head.tableType !== 3) return []
  const foreign = fields.filter(({ mainTable, mainField }) => (mainTable ?? '') !== '' && (mainField ?? '') !== '')
  const isRight = foreign.length === 1 && foreign.every(({ dbIsPersist }) => dbIsPersist !== 0)
  return isRight ? [] : [{ message: checkMessages.foreignKey }]
}
