import {
  type FormDesign,
  readDesign,
  toNameCandidates,
  toSlug,
  writeDesign,
} from '../../../../runtime/language/index.ts'
import { findRows } from '../../../db/rows.ts'
import { refuseFields, type SignedInCall, withTransaction } from '../../../http/index.ts'
import { findSentVersion, type Values, versionField, withConflicts } from '../../../http/resource/index.ts'
import type { FormDescription } from '../../../online/form/description.ts'
import { planSynch } from '../../../online/form/planSynch.ts'
import { isReservedWord } from '../../../online/form/reservedWords.ts'
import { showForm } from '../../../online/form/showForm.ts'
import { synchronise } from '../../../online/form/synchronise.ts'
import { designAccess } from '../access.ts'
import { addForm } from '../form/addForm.ts'
import { editForm } from '../form/editForm.ts'
import { findHead, getForm, heads } from '../form/heads.ts'
import { isTableFree } from '../form/tableName.ts'
import { updateViews } from '../form/views.ts'
import { requireDesign } from './checkDesign.ts'
import type { ChangedDesignBody, DesignFieldBody, NewDesignBody } from './designBody.ts'
import { plainMessages } from './messages.ts'
import { addTypedChoices } from './typedChoices.ts'

/** What a person is told of a form that they saved. */
export interface SavedDesign {
  readonly id: string
  readonly tableName: string
  readonly title: string
  readonly tableType: number
  /** `ready`: records can be kept; `review`: its table changes once somebody agreed to it. */
  readonly state: 'ready' | 'review'
}

/** Makes a form and its table of what a person designed, with the dictionaries that they typed. */
export function addDesign(call: SignedInCall, body: NewDesignBody): Promise<SavedDesign> {
  return withTransaction(call, async (inner) => {
    await requireDesign(inner, body)
    if (body.kind === 'part') await makeMain(inner, body.main ?? '')
    const fields = await addTypedChoices(inner, body)
    const written = await toWritten(inner, { ...body, fields }, undefined)
    const tableName = body.table?.trim() || (await findFreeTable(inner, body.title))
    const head = await addForm(inner, {
      head: { ...written.head, tableName },
      fields: written.fields.map((field) => ({ ...field })),
      indexs: [],
      deleteFieldIds: [],
      deleteIndexIds: [],
    })
    return bringToTable(inner, String(head.id))
  })
}

/** Changes a form by what a person designed; its table follows at once where nothing is lost by that. */
export function changeDesign(call: SignedInCall, body: ChangedDesignBody): Promise<SavedDesign> {
  const read = () => readShownDesign(call, body.id)
  return withConflicts(heads.model, call, { body, read }, () => changeFresh(call, body))
}

/** A form as it is designed, with the version of its head where the caller asks for versions. */
export async function readShownDesign(call: SignedInCall, id: string): Promise<Values> {
  // The version is read first: what is newer than it counts as changed.
  const record = await heads.get(call, id)
  const form = await getForm(call, id)
  const { tableName, tableVersion } = form.head
  const design = { ...readDesign(await showForm(call, form)), id, table: tableName, version: tableVersion }
  const version = record[versionField]
  return version === undefined
    ? design
    : {
        ...design,
        updateBy: record.updateBy,
        updateTime: record.updateTime,
        [versionField]: version,
      }
}

function changeFresh(call: SignedInCall, body: ChangedDesignBody): Promise<SavedDesign> {
  return withTransaction(call, async (inner) => {
    await requireDesign(inner, body)
    const before = await getForm(inner, body.id)
    if (before.head.copyType === 1) throw refuseFields({ fields: plainMessages.view[call.language] })
    const fields = await addTypedChoices(inner, body)
    const typed = await withStoredTexts(inner, { ...body, kind: 'records' as const, fields }, before)
    const written = await toWritten(inner, typed, before)
    await editForm(inner, {
      head: { id: body.id, tableVersion: body.version, ...written.head },
      [versionField]: findSentVersion(body),
      fields: written.fields.map((field) => ({ ...field })),
      indexs: [],
      deleteFieldIds: written.deleteFieldIds,
      deleteIndexIds: [],
    })
    return bringToTable(inner, body.id)
  })
}

/** A design with what is stored in place of the texts that its reader was shown in their language and did not change. */
async function withStoredTexts<Design extends { readonly title: string; readonly fields: readonly DesignFieldBody[] }>(
  call: SignedInCall,
  design: Design,
  before: FormDescription,
): Promise<Design> {
  const shown = await showForm(call, before)
  const labels = new Map(
    shown.fields.map(({ id, dbFieldTxt }, index) => [id, [dbFieldTxt, before.fields[index]?.dbFieldTxt]]),
  )
  return {
    ...design,
    title: design.title === shown.head.tableTxt ? before.head.tableTxt : design.title,
    fields: design.fields.map((field) => {
      const [label, stored] = labels.get(field.id ?? '') ?? []
      return field.label === label && stored !== undefined ? { ...field, label: stored } : field
    }),
  }
}

async function toWritten(
  call: SignedInCall,
  design: Omit<FormDesign, 'fields'> & { readonly fields: readonly DesignFieldBody[] },
  before: FormDescription | undefined,
) {
  const links = design.fields.flatMap(({ type, linkTo }) => (type === 'link' && linkTo ? [linkTo] : []))
  const naming = new Map<string, string>()
  for (const table of new Set(links)) naming.set(table, await findNaming(call, table))
  return writeDesign(design, before, {
    isReserved: isReservedWord,
    parentLabel: plainMessages.parent[call.language],
    findNaming: (table) => naming.get(table),
  })
}

/** The column that names the records of a form: its first text that shows in lists. */
async function findNaming(call: SignedInCall, table: string): Promise<string> {
  const head = await findHead(call, table, 'tableName')
  const fields = head === undefined ? [] : (await getForm(call, head.id)).fields
  const shown = fields.filter(({ isShowList, dbIsKey }) => isShowList === 1 && dbIsKey !== 1)
  return (shown.find(({ dbType }) => dbType === 'string') ?? shown[0])?.dbFieldName ?? 'id'
}

/** A form of single records becomes one with parts as it gets the first. */
async function makeMain(call: SignedInCall, table: string): Promise<void> {
  const head = await findHead(call, table, 'tableName')
  if (head === undefined || head.tableType === 3 || head.copyType === 1 || head.isTree === 'Y')
    throw refuseFields({ main: plainMessages.main[call.language] })
  if (head.tableType === 2) return
  const body: Values = { id: head.id, tableType: 2 }
  await editForm(call, { head: body, fields: [], indexs: [], deleteFieldIds: [], deleteIndexIds: [] })
  // The description of the table says now what it is, and nothing of the table itself changes.
  await bringToTable(call, head.id)
}

async function findFreeTable(call: SignedInCall, title: string): Promise<string> {
  for (const name of toNameCandidates(toSlug(title, 50), 'form')) if (await isTableFree(call, name)) return name
  return ''
}

/** Brings the table of a form to its description where nothing is lost, nothing stands against it, and the caller may do that. */
async function bringToTable(call: SignedInCall, id: string): Promise<SavedDesign> {
  const before = await getForm(call, id)
  const plan = await planSynch(call.db, id, 'normal')
  const access = await call.access()
  const isFree = plan.losses.length === 0 && plan.refusals.length === 0
  if (isFree && designAccess.synch.codes.some((code) => access.has(code))) {
    await synchronise(call, id, 'normal')
    await updateViews(call, before, await getForm(call, id), new Map())
  }
  const { head } = await getForm(call, id)
  const { tableName, tableTxt: title, tableType } = head
  return { id, tableName, title, tableType, state: head.isDbSynch === 'Y' ? 'ready' : 'review' }
}

/** The forms that a new design changes besides the one that it makes: the main form of a part. */
export async function findMainForms({
  db,
  body,
}: Pick<SignedInCall, 'db'> & { readonly body: Pick<NewDesignBody, 'kind' | 'main'> }): Promise<readonly string[]> {
  if (body.kind !== 'part') return []
  const rows = await findRows(db, 'onlCgformHead', { tableName: body.main ?? '' }, ['id'])
  return rows.map(({ id }) => id)
}
