import type { SignedInCall } from '../../../http/call.ts'
import type { ResourceModel } from '../../../http/resource/declaration.ts'
import { listRecords } from '../../../http/resource/list.ts'
import { addRecord, editRecord } from '../../../http/resource/write.ts'
import type { ServedTable } from '../../../packs/table/servedTable.ts'
import { fillDefaults } from '../defaults/fillDefaults.ts'
import type { FormDescription } from '../description.ts'
import { isOfCall } from '../grant/readGrant.ts'
import { readKeptRules } from '../keptRules.ts'
import { toMainNarrowing } from '../mainScope.ts'
import { toFormModel, toServerModel } from '../resource/toFormModel.ts'
import { findFormHead, readDescription } from '../storedForms.ts'
import { toFormTable } from './formTable.ts'

/** A form as its rules serve it: `model` is how the caller sees its records. */
export function serveForm(form: FormDescription, model: ResourceModel): ServedTable {
  const byServer = toServerModel(form)
  return {
    table: toFormTable(form) ?? toPlainTable(form),
    resource: { model, list: (call, options) => listRecords(model, call, options) },
    byServer: {
      model: byServer,
      add: async (call, values) => addRecord(byServer, call, await fillDefaults(call, form, values)),
      edit: (call, values) => editRecord(byServer, call, values),
    },
  }
}

/** A form without rules that others name. */
const toPlainTable = (form: FormDescription): ServedTable['table'] => ({
  table: form.head.tableName,
  path: `/online/cgform/api/${form.head.id}`,
  isVerbatim: true,
  access: `onl:${form.head.tableName}`,
  title: { zh: form.head.tableTxt, en: form.head.tableTxt, tw: form.head.tableTxt },
  columns: {},
  indexes: [],
  lookup: [],
})

/** The form whose table has a name, for rules of other forms; undefined where none of the tenant of the call has it. */
export async function findServedForm(name: string, call: SignedInCall): Promise<ServedTable | undefined> {
  const head = await findFormHead(call.db, name)
  if (head === undefined || head.tableName !== name || head.isDbSynch !== 'Y') return undefined
  if (!(await isOfCall(call, head))) return undefined
  const form = await readDescription(call.db, head)
  return serveForm(form, toFormModel(form, await readKeptRules(call, head), toMainNarrowing(form)))
}
