import { Type } from 'typebox'
import { createError, createFailure, isOpenAccess, type LanguageTexts } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../../http/call.ts'
import { messages, ok } from '../../http/envelope.ts'
import { logOperation } from '../../http/operationLog.ts'
import { refuseFields } from '../../http/refuseFields.ts'
import { withConflicts } from '../../http/resource/conflicts.ts'
import type { ResourceModel, Values } from '../../http/resource/declaration.ts'
import { toOpenModel } from '../../http/resource/openFields.ts'
import { lockRow } from '../../http/resource/select.ts'
import { requireUnchanged } from '../../http/resource/unchanged.ts'
import { parseValues } from '../../http/resource/values.ts'
import { type Route, route } from '../../http/route.ts'
import type { CurrentUser } from '../../http/session.ts'
import { texts } from '../../http/texts.ts'
import { withTransaction } from '../../http/transaction.ts'
import type { PackMove, PackTable, PackTransitions } from '../packTable.ts'
import { runSteps } from '../steps/index.ts'
import { toAccess } from './access.ts'
import { asServer } from './asServer.ts'
import { fieldOf } from './fieldOf.ts'
import { isMet, resolveValues } from './formulas.ts'
import type { FindTable, ServedTable } from './servedTable.ts'

const moveMessages = {
  state: texts(
    '当前状态为“{state}”，不能执行此操作',
    'The record is in the state "{state}", from which this is not possible. Load it again to see what is.',
    '目前狀態為「{state}」，不能執行此操作',
  ),
  condition: texts('当前不满足操作条件', 'The condition for this is not met.', '目前不滿足操作條件'),
  taken: texts('{label}不能在此填写', '{label} is not taken here', '{label}不能在此填寫'),
  done: texts('操作成功', 'Done.', '操作成功'),
  moved: texts('{move}：{title}', '{move}: {title}', '{move}：{title}'),
} as const

/** The move by which records are added; undefined where they have no states. */
export const firstMove = (transitions: PackTransitions | undefined): PackMove | undefined =>
  transitions?.moves.find(({ from }) => from === undefined)

/** Whether no new record of a table hangs on what another one wrote. */
export const isPlain = ({ transitions }: PackTable): boolean =>
  transitions?.moves.every(({ steps }) => steps === undefined) ?? true

/** Why a move is not made of a record as it is: it is in another state, or a condition does not hold. */
export interface MoveObstacle {
  readonly message: LanguageTexts
  readonly details?: Readonly<Record<string, string>>
}

/** What a move is asked about. */
interface MoveQuestion {
  readonly record: Values
  readonly values: Values
  readonly user: CurrentUser
}

/** The state of a record that has moves. */
const stateOf = (table: PackTable, record: Values, { column }: PackTransitions): string =>
  String(record[fieldOf(table, column)] ?? '')

/** Whether a move leads from the state in which a record is. */
export function findStateObstacle(
  table: PackTable,
  transitions: PackTransitions,
  { from }: PackMove,
  record: Values,
): MoveObstacle | undefined {
  const state = stateOf(table, record, transitions)
  return from?.includes(state) === true ? undefined : { message: moveMessages.state, details: { state } }
}

/** Whether the condition of a move holds. */
export function findConditionObstacle(
  table: PackTable,
  { when, message = moveMessages.condition }: PackMove,
  question: MoveQuestion,
): MoveObstacle | undefined {
  return when === undefined || isMet(table, when, question) ? undefined : { message }
}

const requireNone = (obstacle: MoveObstacle | undefined): void => {
  if (obstacle !== undefined) throw createFailure(obstacle.message, { details: obstacle.details ?? {} })
}

/** Throws where the condition of a move does not hold. */
export function requireCondition(table: PackTable, move: PackMove, record: Values, values: Values, call: SignedInCall) {
  requireNone(findConditionObstacle(table, move, { record, values, user: call.user }))
}

/** Whether a move is about the records alone that are somebody's own: who holds a code moves what they see. */
export const asksOwner = ({ access }: PackMove): boolean => access === undefined || isOpenAccess(access)

/** What a move writes: the state, and the values that it sets. */
export function toMoved(
  table: PackTable,
  { column }: PackTransitions,
  move: PackMove,
  { record, values, call }: { readonly record: Values; readonly values: Values; readonly call: SignedInCall },
): Values {
  const set = resolveValues(table, move.set ?? {}, { record, values, user: call.user })
  const named = Object.fromEntries(Object.entries(set).map(([name, value]) => [fieldOf(table, name), value]))
  return { ...values, ...named, [fieldOf(table, column)]: move.to }
}

/** The values that a move takes from its call; any other is refused. */
function readTaken(
  { table, byServer: { model } }: ServedTable,
  { takes = [] }: PackMove,
  given: Values,
  call: SignedInCall,
): Values {
  const names = new Set(takes.map((name) => fieldOf(table, name)))
  const foreign = Object.keys(given).filter((name) => !names.has(name))
  if (foreign.length > 0)
    throw refuseFields(
      Object.fromEntries(foreign.map((name) => [name, moveMessages.taken[call.language].replace('{label}', name)])),
    )
  const writable = Object.entries(model.fields)
    .filter(([name]) => names.has(name))
    .map(([name, { writable: _, ...field }]): [string, typeof field] => [name, field])
  return parseValues({ ...model, writable }, given, 'add', call.language)
}

/** What a call says of the move that it asks for. */
interface MoveRequest {
  /** The key of the record. */
  readonly id: string
  readonly values: Values
  readonly call: SignedInCall
  readonly find: FindTable
  /** The version that the caller has read; nothing for clients that know of none. */
  readonly seen?: SeenVersion
}

/** What a call says of the version of its record, and how its sender reads the record. */
export interface SeenVersion {
  readonly body: unknown
  readonly model: ResourceModel
  /** The record as it is now; undefined where its sender sees it no more. */
  readonly read: () => Promise<Values | undefined>
}

/**
 * Makes one move of one record, with all that it brings, or nothing of it. A record that somebody has written since the
 * caller read it is refused, with what it is now: nobody moves what they have not seen.
 */
export async function makeMove(
  served: ServedTable,
  transitions: PackTransitions,
  move: PackMove,
  request: MoveRequest,
): Promise<void> {
  const { call, seen } = request
  const write = () => moveRecord(served, transitions, move, request)
  if (seen === undefined) return write()
  const read = async (): Promise<Values> => {
    const record = await seen.read()
    if (record === undefined) throw createError('recordNotFound')
    return record
  }
  return withConflicts(seen.model, call, { body: seen.body, read }, write)
}

function moveRecord(
  served: ServedTable,
  transitions: PackTransitions,
  move: PackMove,
  { id, values: given, call, find, seen }: MoveRequest,
): Promise<void> {
  const { table, resource, byServer } = served
  // Who holds a code moves what they see; who needs none moves what is theirs to change.
  const model = asksOwner(move) ? resource.model : withoutOwner(resource.model)
  return withTransaction(call, async (inner) => {
    const record = await lockRow(model, inner, id)
    requireNone(findStateObstacle(table, transitions, move, record))
    if (seen !== undefined) await requireUnchanged(seen.model, inner, record, seen.body as Values)
    const values = readTaken(served, move, given, inner)
    requireCondition(table, move, record, values, inner)
    const own = asServer(inner)
    await byServer.edit(own, { id, ...toMoved(table, transitions, move, { record, values, call: inner }) })
    await runSteps(table, move.steps ?? [], { record: { ...record, id }, values, call: own, find })
    await logOperation(inner, {
      type: 'edit',
      content: {
        zh: `${move.label.zh}：${table.title.zh}`,
        en: `${move.label.en}: ${table.title.en}`,
        tw: `${move.label.tw}：${table.title.tw}`,
      },
      values: { id, ...given },
      secret: resource.model.secret,
    })
  })
}

function withoutOwner({ changeable: _, ...model }: ResourceModel): ResourceModel {
  return model
}

export const moveBody = Type.Object({
  id: Type.String({ minLength: 1 }),
  values: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
})

/** The calls of the moves: each has its own address and its own access. It answers the record as it is then. */
export function toMoveRoutes(served: ServedTable, find: FindTable): readonly Route[] {
  const { transitions, path } = served.table
  if (transitions === undefined) return []
  return transitions.moves
    .filter(({ from }) => from !== undefined)
    .map((move) =>
      route(
        'POST',
        `${path}/transition/${move.id}`,
        toAccess(move.access ?? 'signedIn'),
        { body: moveBody, act: 'none', adds: 'wholly', resource: served.resource.model },
        async (call) => {
          const { id, values = {} } = call.body
          const read = () => readMoved(served, call, id)
          const model = await toOpenModel(served.resource.model, call)
          const seen = { body: call.body, model, read }
          await makeMove(served, transitions, move, { id, values, call, find, seen })
          return ok((await read()) ?? null, messages.edited)
        },
      ),
    )
}

/** The record of a move, where who makes it sees it. */
async function readMoved({ resource }: ServedTable, call: SignedInCall, id: string): Promise<Values | undefined> {
  const { records } = await resource.list(call, {
    parameters: { pageSize: '1' },
    narrow: (query) => query.where('id', '=', id),
  })
  return records[0]
}
