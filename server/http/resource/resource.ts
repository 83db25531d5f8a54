import { Type } from 'typebox'
import { createError, verbOfOperation } from '../../../runtime/language/index.ts'
import { snakeCaseName } from '../../db/names.ts'
import { code, type UserAccess } from '../access.ts'
import { type Act, idsOf, idsOfAdded } from '../act.ts'
import type { SignedInCall } from '../call.ts'
import { type Answer, messages, ok, type RecordPage } from '../envelope.ts'
import { type Route, route } from '../route.ts'
import type { AccessibleTable } from '../tableAccess.ts'
import { withConflicts } from './conflicts.ts'
import {
  type Operation,
  operations,
  type ResourceAct,
  type ResourceDeclaration,
  type ResourceModel,
  type Values,
} from './declaration.ts'
import { exportRecords } from './exportRecords.ts'
import { toFieldReader, toListReader } from './fileReaders.ts'
import { importRecords } from './importRecords.ts'
import { toKey } from './key.ts'
import { type ListOptions, listRecords } from './list.ts'
import { toModel } from './model.ts'
import { narrowRecords } from './narrow.ts'
import { toVersioned } from './openTable.ts'
import { readRecords } from './readRecords.ts'
import { findSentVersions } from './recordVersion.ts'
import { eraseRecords, listBin, restoreRecords, toBinAccess } from './recycleBin.ts'
import { describeRemoval } from './removal/goesWith.ts'
import { takeBack } from './removal/takeBack.ts'
import { findUndoWay, type Removed, removeWithUndo, toUndoAccess, type UndoWay } from './removal/undo.ts'
import { removeRecords, splitIds } from './remove.ts'
import { requireVisible } from './select.ts'
import { findTaken, noteOneRecord } from './unique.ts'
import { addRecord, editRecord } from './write.ts'

/** A table with its calls, and the same operations for the module's own routes. */
export interface Resource {
  readonly routes: readonly Route[]
  readonly table: AccessibleTable
  readonly model: ResourceModel
  list(call: SignedInCall, options?: ListOptions): Promise<RecordPage<Values>>
  /** The record as it leaves the server; throws when there is none. */
  get(call: SignedInCall, id: string): Promise<Values>
  add(call: SignedInCall, body: Values): Promise<Values>
  edit(call: SignedInCall, body: Values): Promise<Values>
  /** The same for the record that a person has read and sends back: nobody overwrites what they have not seen. */
  editRead(call: SignedInCall, body: Values): Promise<Values>
  remove(call: SignedInCall, ids: readonly string[]): Promise<number>
  /** Whether another record than that of an id has one of some values that are unique. */
  isTaken(call: Pick<SignedInCall, 'db'>, values: Values, id?: string): Promise<boolean>
  /** The calls of the recycle bin; `logged` is what the log says instead of the ids. */
  readonly bin: {
    readonly access: UserAccess
    list(call: SignedInCall): Promise<RecordPage<Values> | readonly Values[]>
    restore(call: SignedInCall, ids: readonly string[], logged?: Values): Promise<void>
    erase(call: SignedInCall, ids: readonly string[], logged?: Values): Promise<void>
  }
}

const byId = Type.Object({ id: Type.String({ minLength: 1 }) })
const byIds = Type.Object({ ids: Type.String({ minLength: 1 }) })
const values = Type.Record(Type.String(), Type.Unknown())

/**
 * Gives a table its list, add, edit, delete, deleteBatch, queryById, export and import, with the query grammar,
 * dictionary texts, checks, the log and audit columns in one place (design section 6, wire contract 2). `actOfNew` is what
 * adding records is, where that is another act than to write those that are there.
 */
export function resource(
  declaration: ResourceDeclaration & { readonly act: ResourceAct; readonly actOfNew?: ResourceAct },
): Resource {
  const { act, actOfNew = act, ...records } = declaration
  const actOf = (operation: Operation): ResourceAct =>
    operation === 'add' || operation === 'importExcel' ? actOfNew : act
  const model = toModel(records)
  const declared = declaration.operations ?? operations
  const undoWay = declared.includes('delete') && declared.includes('add') ? findUndoWay(model, actOfNew) : undefined
  const alone = model.unique.filter(([, { within }]) => within === undefined)
  const own: Resource = {
    model,
    routes: [
      ...declared.map((operation) => toRoute(model, operation, actOf(operation), undoWay)),
      ...(declared.includes('delete') ? [toRemovalRoute(model, undoWay)] : []),
      ...(undoWay === undefined ? [] : [toRestoreRoute(model, undoWay, undoWay === 'bin' ? act : actOfNew)]),
    ].map((each) => ({ ...each, resource: model })),
    table: {
      table: snakeCaseName(model.table),
      lookup: (model.lookup ?? []).map(snakeCaseName),
      ...toMarks(model),
      unique: alone.map(([name]) => snakeCaseName(name)),
      lowerCase: alone.filter(([, field]) => field.isLowerCase === true).map(([name]) => snakeCaseName(name)),
      narrow: (query, call) => narrowRecords(model, query, call),
      ...(model.translated === undefined ? {} : { translated: model.translated.map(snakeCaseName) }),
      ...(model.tenant === undefined ? {} : { tenant: model.tenant }),
      ...(model.deletedField === undefined ? {} : { deletedColumn: snakeCaseName(model.deletedField) }),
      ...(model.accessOf?.list?.kind === 'anyone' ? { openReaders: [toListReader(model)] } : {}),
      readers: [toListReader(model), ...(model.lookup === undefined ? [] : [toFieldReader(model, model.lookup)])],
      ...toVersioned(model),
    },
    list: (call, options) => listRecords(model, call, options),
    get: (call, id) => getRecord(model, call, id),
    add: (call, body) => addRecord(model, call, body),
    edit: (call, body) => editRecord(model, call, body),
    editRead: (call, body) => editRead(model, call, body),
    remove: (call, ids) => removeRecords(model, call, ids),
    isTaken: async ({ db }, values, id) =>
      (await findTaken(model, values, id === undefined ? {} : { id }, db)).length > 0,
    bin: {
      access: toBinAccess(model),
      list: (call) => listBin(model, call),
      restore: (call, ids, logged) => restoreRecords(model, call, ids, logged),
      erase: (call, ids, logged) => eraseRecords(model, call, ids, logged),
    },
  }
  return own
}

function toMarks({ tree }: ResourceModel): Pick<AccessibleTable, 'marks'> {
  return tree?.hasChildren === undefined ? {} : { marks: [snakeCaseName(tree.hasChildren.field)] }
}

async function getRecord(model: ResourceModel, call: SignedInCall, id: string): Promise<Values> {
  const [record] = await readRecords(model, call, [id])
  if (record === undefined) throw createError('recordNotFound')
  return record
}

/** Changes a record that a person has read. */
function editRead(model: ResourceModel, call: SignedInCall, body: Values): Promise<Values> {
  const read = () => getRecord(model, call, String(toKey(model, body.id) ?? ''))
  return withConflicts(model, call, { body, read }, () => editRecord(model, call, body, { isRead: true }))
}

function toRoute(model: ResourceModel, operation: Operation, act: ResourceAct, undoWay: UndoWay | undefined): Route {
  const path = `${model.path}/${operation}`
  const access = toAccess(model, operation)
  switch (operation) {
    case 'list':
      return route('GET', path, access, (call) => listRecords(model, call))
    case 'queryById':
      return route('GET', path, access, { query: byId }, (call) => getRecord(model, call, call.query.id))
    case 'add':
      return route(
        'POST',
        path,
        access,
        {
          body: values,
          adds: 'wholly',
          act: toAct(act, (_call, result) => idsOfAdded(result)),
        },
        async (call) => {
          if (call.db.isTransaction) noteOneRecord(call.db)
          return ok(await addRecord(model, call, call.body), messages.added)
        },
      )
    case 'edit':
      return route(
        ['PUT', 'POST'],
        path,
        access,
        { body: values, act: toAct(act, ({ body }) => idsOf(body)) },
        async (call) => ok(await editRead(model, call, call.body), messages.edited),
      )
    case 'delete':
      return route(
        'DELETE',
        path,
        access,
        { query: byId, act: toAct(act, ({ query }) => idsOf(query)) },
        async (call) =>
          ok(
            await removeWithUndo(model, call, undoWay, [call.query.id], findSentVersions(call, call.query.id)),
            messages.removed,
          ),
      )
    case 'deleteBatch':
      return route(
        'DELETE',
        path,
        access,
        { query: byIds, act: toAct(act, ({ query }) => splitIds((query as { readonly ids: string }).ids)) },
        async (call) => {
          const { ids } = call.query
          const result = await removeWithUndo(model, call, undoWay, splitIds(ids), findSentVersions(call, ids))
          return toBatchAnswer(result, splitIds(ids).length)
        },
      )
    case 'exportXls':
      return route('GET', path, access, (call) => exportRecords(model, call))
    case 'importExcel':
      return route(
        'POST',
        path,
        access,
        { isUpload: true, act: toAct(act, (_call, result) => idsOfAdded(result)) },
        (call) => importRecords(model, call),
      )
  }
}

/** Says how many of the records were deleted where that is not all of them: what is gone already does not matter. */
function toBatchAnswer(result: Removed, wanted: number): Answer {
  const count = typeof result === 'number' ? result : result.removed
  if (count === wanted) return ok(result, messages.removedBatch)
  return ok(result, messages.removedSome, { details: { count: String(count), missing: String(wanted - count) } })
}

/** Says what goes with records before they are deleted. */
const toRemovalRoute = (model: ResourceModel, way: UndoWay | undefined): Route =>
  route('GET', `${model.path}/removal`, toAccess(model, 'delete'), { query: byIds }, async (call) => {
    const ids = splitIds(call.query.ids)
    await requireVisible(model, call, ids)
    return describeRemoval(model, call, way, ids)
  })

/** Who may use an operation of a resource. */
export const toAccess = (model: ResourceModel, operation: Operation): UserAccess =>
  model.accessOf?.[operation] ?? code(`${model.access}:${verbOfOperation[operation]}`)

/** Takes a deletion back, as its answer says. */
function toRestoreRoute(model: ResourceModel, way: UndoWay, act: ResourceAct): Route {
  const path = `${model.path}/restore`
  const access = toUndoAccess(model, way)
  return way === 'bin'
    ? route(
        'PUT',
        path,
        access,
        { query: byIds, act: toAct(act, ({ query }) => splitIds((query as { readonly ids: string }).ids)) },
        async (call) => ok(await restoreRecords(model, call, splitIds(call.query.ids)), messages.restored),
      )
    : route('PUT', path, access, { query: byId, act: toAct(act, () => []) }, async (call) =>
        ok(await takeBack(model, call, call.query.id), messages.restored),
      )
}

/** An act on records as that of a call which names their ids. */
function toAct(act: ResourceAct, findIds: (call: SignedInCall, result?: unknown) => readonly string[]): Act {
  if (typeof act === 'string') return act
  const [[sort, subjects] = []] = Object.entries(act)
  return {
    [String(sort)]: (call: SignedInCall, result?: unknown) => subjects?.(findIds(call, result), call) ?? {},
  } as unknown as Act
}
