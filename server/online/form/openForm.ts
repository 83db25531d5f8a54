import { createError, createFailure, type LanguageTexts } from '../../../runtime/language/index.ts'
import type { Connection } from '../../db/schema.ts'
import type { ResourceModel } from '../../http/resource/declaration.ts'
import { withoutFields } from '../../http/resource/withoutFields.ts'
import { isStranger, refusalFor } from '../../http/stranger.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { FormDescription, FormHead } from './description.ts'
import { findGrant, readFormRules, readGrant, requireOperation } from './grant/readGrant.ts'
import type { FormGrant, FormOperation } from './grant/toGrant.ts'
import { narrowToMain } from './mainScope.ts'
import { type FormScope, toFormModel, withReadOnly } from './resource/toFormModel.ts'
import { showForm } from './showForm.ts'
import { findForeignKey, findFormHead, noSuchForm, readDescription, readSubForms } from './storedForms.ts'
import { readTableRules } from './tableRules/formTable.ts'
import { toMoveButtons } from './tableRules/moveButtons.ts'
import { withTreeParent } from './tree/parentField.ts'

/** Clients ask for a synchronisation when they read this (wire contract 1.13). */
const notSynchronised: LanguageTexts = { zh: 'NO_DB_SYNC', en: 'NO_DB_SYNC', tw: 'NO_DB_SYNC' }

/** A form as one person may use it. */
export interface OpenForm {
  readonly form: FormDescription
  /** What of it is for their eyes: strangers get no field that is not public, unless they fill it in. */
  readonly shown: FormDescription
  readonly grant: FormGrant
  /** The records as lists show them. */
  readonly listModel: ResourceModel
  /** The records as forms read and write them. */
  readonly model: ResourceModel
  /** The same records with every field, for what the server itself asks of them. */
  readonly whole: ResourceModel
}

/** A sub table of a main table, with the field that holds the key of its main record. */
export interface SubLink {
  readonly form: FormDescription
  readonly foreignKey: string
  /** The field of the main table that the foreign key names. */
  readonly mainField: string
}

/** A sub table as one person may use it. */
export interface OpenSubForm extends OpenForm, SubLink {}

/** A sub table of a main table, whoever asks; `open` is undefined for who may not list its rows. */
export interface LinkedSubForm extends SubLink {
  readonly open: OpenSubForm | undefined
}

/**
 * Opens a form by its id or table for who may do one of some operations, list it when none is named; throws when it is not
 * there or not granted (wire contract 5 A9).
 */
export async function openForm(
  viewer: Viewer,
  code: string,
  ...operations: readonly FormOperation[]
): Promise<OpenForm> {
  const head = await findFormHead(viewer.db, code)
  if (head === undefined) throw refusalFor(viewer.user, noSuchForm(code))
  const form = await showForm(viewer, await readDescription(viewer.db, head))
  const mains = await readMains(viewer.db, form)
  const grant = await readGrant(viewer, head, mains)
  requireOperation(viewer, grant, ...(operations.length === 0 ? (['list'] as const) : operations))
  return toOpenForm(viewer, form, grant, toMainScope(form, mains))
}

/** The same, for calls that read or write records: its table must be as the form says. */
export async function openRecords(viewer: Viewer, code: string, operation: FormOperation = 'list'): Promise<OpenForm> {
  const open = await openForm(viewer, code, operation)
  requireTable(open.form)
  return open
}

/** Refuses a form whose table has never been made. */
export function requireTable({ head }: { readonly head: Pick<FormHead, 'isDbSynch'> }): void {
  if (head.isDbSynch !== 'Y') throw createFailure(notSynchronised)
}

/**
 * The sub tables of a main table as the same person may use them; grants of the main table hold for them. Those whose rows
 * the person may not list are left out: nobody's form is closed by a sub table that was linked to it.
 */
export async function openSubForms(viewer: Viewer, main: OpenForm): Promise<readonly OpenSubForm[]> {
  return (await linkSubForms(viewer, main)).flatMap(({ open }) => open ?? [])
}

/** All sub tables of a main table, those among them that the person may not list. */
export async function linkSubForms(viewer: Viewer, { form }: OpenForm): Promise<readonly LinkedSubForm[]> {
  const linked: LinkedSubForm[] = []
  for (const stored of await readSubForms(viewer.db, form.head)) {
    const sub = await showForm(viewer, stored)
    const key = findForeignKey(sub, form.head.tableName)
    if (key === undefined) continue
    const link: SubLink = { form: sub, foreignKey: key.field, mainField: key.mainField }
    const grant = await findGrant(viewer, sub.head, [form.head])
    linked.push({
      ...link,
      open: grant?.may('list') === true ? { ...(await toOpenForm(viewer, sub, grant)), ...link } : undefined,
    })
  }
  return linked
}

/** Finds a sub table by its table name among those of a main table. */
export function findSub(subs: readonly OpenSubForm[], table: string): OpenSubForm {
  const sub = subs.find(({ form }) => form.head.tableName === table)
  if (sub === undefined) throw createError('recordNotFound')
  return sub
}

async function toOpenForm(
  viewer: Viewer,
  stored: FormDescription,
  grant: FormGrant,
  scope?: FormScope,
): Promise<OpenForm> {
  const form = withTreeParent(stored)
  const whole = toFormModel(form, grant.rules, scope)
  return {
    form,
    shown: isStranger(viewer.user)
      ? toPublicForm(form, grant)
      : { ...form, buttons: [...form.buttons, ...(await toMoveButtons(viewer, form))] },
    grant,
    listModel: withoutFields(whole, grant.hiddenInList),
    model: withReadOnly(withoutFields(whole, grant.hiddenInForm), grant.readOnly),
    whole,
  }
}

async function readMains(db: Connection, { head, fields }: FormDescription): Promise<readonly FormHead[]> {
  const names = fields.map(({ mainTable }) => mainTable ?? '').filter((name) => name !== '')
  if (head.tableType !== 3 || names.length === 0) return []
  return db.selectFrom('onlCgformHead').selectAll().where('tableName', 'in', names).execute()
}

/** Records of a sub table are seen by whoever sees their main record. */
function toMainScope(form: FormDescription, mains: readonly FormHead[]): FormScope | undefined {
  const key = findForeignKey(form)
  const main = mains.find(({ tableName }) => tableName === key?.mainTable)
  if (key === undefined || main === undefined) return undefined
  return async (query, viewer) => {
    requireTable({ head: main })
    const description = await readDescription(viewer.db, main)
    const rules = await readFormRules(viewer, main)
    return narrowToMain(query, viewer, { key, main, model: toFormModel(description, rules) })
  }
}

/** What strangers get of a form: its public fields, those that they fill in, and nothing that the designer wrote for others. */
function toPublicForm(form: FormDescription, { may }: FormGrant): FormDescription {
  const open = new Set(['id', ...(readTableRules(form.head.tableRules)?.public ?? [])])
  return {
    ...form,
    head: { ...form.head, extConfigJson: null },
    fields: form.fields
      .map((field) => (open.has(field.dbFieldName) ? field : { ...field, isShowList: 0, isQuery: 0 }))
      .filter((field) => open.has(field.dbFieldName) || (may('add') && field.isShowForm === 1)),
    buttons: [],
  }
}
