import { createFailure, isObject } from '../../../../runtime/language/index.ts'
import { logOperation, type SignedInCall, texts, withTransaction } from '../../../http/index.ts'
import { findNameable, type Values } from '../../../http/resource/index.ts'
import { isSystemField } from '../../../online/form/missingSystemFields.ts'
import { designMessages } from '../messages.ts'
import { requireFresh } from './editForm.ts'
import { headProperties } from './headProperties.ts'
import { heads, lockForm } from './heads.ts'
import { parseFields, parseHead, parseIndexes } from './parseForm.ts'
import { saveForm } from './saveForm.ts'

/**
 * Gives a form the head, the fields, the indexes and the rules again that it had in a version of the data log (wire
 * contract 1.10). Rules that differ come back for who may write them. Fields that are still there keep their columns; those that came since go, with the next synchronising.
 */
export function restoreForm(
  call: SignedInCall,
  {
    id,
    dataVersion,
    tableVersion,
  }: { readonly id: string; readonly dataVersion: number; readonly tableVersion?: number },
): Promise<Values> {
  return withTransaction(call, async (inner) => {
    const before = await lockForm(inner, id)
    await requireFresh(inner, before, undefined, tableVersion)
    const versions = await inner.db
      .selectFrom('sysDataLog')
      .select(['dataVersion', 'dataContent'])
      .where('dataTable', '=', 'onl_cgform_head')
      .where('dataId', '=', id)
      .where('dataVersion', '<=', dataVersion)
      .orderBy('dataVersion', 'desc')
      .execute()
    // Some versions tell only how the head stood; the fields of that time are those of the version before.
    const [version] =
      versions[0]?.dataVersion === dataVersion
        ? versions.filter(({ dataContent }) => toRecords(toRecord(dataContent).fields).length > 0)
        : []
    const content = toRecord(version?.dataContent)
    const fields = toRecords(content.fields)
    if (fields.length === 0) throw createFailure(designMessages.noVersion)
    const indexs = toRecords(content.indexs)
    const [fieldIds, indexIds] = [before.fields, before.indexes].map((parts) => new Set(parts.map((part) => part.id)))
    const keepId = (ids: ReadonlySet<string> | undefined) => (part: Values) =>
      ids?.has(String(part.id)) === true ? part : { ...part, id: undefined }
    const names = Object.keys(headProperties)
    // What it named then opens to nobody by coming back: it names what it names now, and what the caller may read.
    await saveForm({ ...inner, nameable: await findNameable(inner, content) }, before, {
      head: parseHead(Object.fromEntries(names.map((name) => [name, content[name] ?? null])), 'edit', call.language),
      fields: parseFields(fields.map(keepId(fieldIds)), call.language),
      indexes: parseIndexes(indexs.map(keepId(indexIds)), call.language),
      deleteFieldIds: before.fields.flatMap((field) =>
        fields.some((one) => one.id === field.id) || isSystemField(field.dbFieldName) ? [] : [field.id],
      ),
      deleteIndexIds: before.indexes.flatMap((index) => (indexs.some((one) => one.id === index.id) ? [] : [index.id])),
      ...(before.head.copyType === 1 ? {} : { rules: toText(content.tableRules) }),
    })
    await logOperation(inner, {
      type: 'edit',
      content: texts('恢复在线表单版本', 'Version of online form restored', '還原線上表單版本'),
      values: { id, dataVersion },
    })
    return heads.get(inner, id)
  })
}

function toRecord(value: unknown): Values {
  return isObject(value) ? value : {}
}

const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function toRecords(value: unknown): readonly Values[] {
  return Array.isArray(value) ? value.map(toRecord) : []
}
