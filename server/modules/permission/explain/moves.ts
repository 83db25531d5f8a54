import { AppError, isOpenAccess, readsName } from '../../../../runtime/language/index.ts'
import type { CallInfo, SignedInCall } from '../../../http/index.ts'
import {
  areChangeable,
  type ResourceModel,
  selectVisible,
  toVersioned,
  type Values,
} from '../../../http/resource/index.ts'
import type { PackMove, PackTable, PackTransitions } from '../../../packs/packTable.ts'
import { asksOwner, findConditionObstacle, findStateObstacle } from '../../../packs/table/moves.ts'
import type { RawReason } from './accessReason.ts'
import { explainMessages as messages } from './messages.ts'
import { findNodesOfCode, type Person } from './person.ts'

/** The table of a call, and the record that the address names. */
interface MovedTable {
  readonly table: PackTable
  readonly model: ResourceModel
  readonly found: CallInfo
  readonly id: string | undefined
}

type MoveReason = Pick<RawReason, 'outcome' | 'message' | 'details' | 'by'>

/** A record of which moves are explained, as the person has it. */
interface Subject {
  /** Undefined for one that the person does not see. */
  readonly record: Values | undefined
  readonly isOwn: boolean
}

/** Which moves somebody may make, and why not the others; of the call of one move that alone. */
export async function explainMoves(
  { table, model, found, id }: MovedTable,
  person: Person,
  call: SignedInCall,
): Promise<readonly RawReason[]> {
  const { transitions, path } = table
  if (transitions === undefined) return []
  const named = found.path.startsWith(`${path}/transition/`) ? found.path.split('/').at(-1) : undefined
  const moves = transitions.moves.filter(
    (move) => move.from !== undefined && (named === undefined || move.id === named),
  )
  const subject = id === undefined ? undefined : await findSubject(model, id, person, call)
  const reasons: RawReason[] = []
  for (const move of moves) {
    const reason =
      (await findCode(move, person)) ??
      (subject === undefined ? toGeneral(move) : explainRecord({ table, transitions, move }, subject, person))
    // Beside another call a move only tells: what it lacks closes nothing of that.
    const outcome = named === undefined ? 'told' : reason.outcome
    reasons.push({ topic: 'move', subject: move.id, ...reason, outcome })
  }
  return reasons
}

/** The record, where who asks sees it too: nobody learns of others by asking about somebody else. */
async function findSubject(
  model: ResourceModel,
  id: string,
  { viewer }: Person,
  call: SignedInCall,
): Promise<Subject | undefined> {
  const asker = await toVersioned(model).open(call)
  if (asker === undefined) return undefined
  const asked = await asker.narrow((await selectVisible(model, call)).where(`${model.table}.id`, '=', id))
  if ((await asked.select('id').executeTakeFirst()) === undefined) return undefined
  const visible = await selectVisible(model, viewer)
  const record: Values | undefined = await visible
    .selectAll(model.table)
    .where(`${model.table}.id`, '=', id)
    .executeTakeFirst()
  return { record, isOwn: record !== undefined && (await areChangeable(model, viewer, [record])) }
}

/** The code that a move asks for, where the person lacks it. */
async function findCode({ access }: PackMove, person: Person): Promise<MoveReason | undefined> {
  if (access === undefined || isOpenAccess(access) || person.codes.has(access)) return undefined
  const { roles } = await findNodesOfCode(person, access)
  return { outcome: 'denied', message: messages.moveCode, details: { code: access }, by: roles }
}

const toDetails = ({ from = [], when = '' }: PackMove) => ({ from: from.join(', '), when })

const toGeneral = (move: PackMove): MoveReason => ({
  outcome: 'allowed',
  message: move.when === undefined ? messages.moveOpen : messages.moveConditional,
  details: toDetails(move),
})

const toTexts = (details: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)]))

/** What the move itself asks, in its order: the record, whose it is, its state, its condition. */
function explainRecord(
  { table, transitions, move }: { table: PackTable; transitions: PackTransitions; move: PackMove },
  { record, isOwn }: Subject,
  { viewer: { user } }: Person,
): MoveReason {
  if (record === undefined) return { outcome: 'denied', message: messages.moveUnseen }
  if (asksOwner(move) && !isOwn) return { outcome: 'denied', message: messages.moveOfOther }
  const state = findStateObstacle(table, transitions, move, record)
  if (state !== undefined) return { outcome: 'denied', ...state }
  // What the call will give is not known yet.
  if (move.when !== undefined && readsName(move.when, 'values'))
    return { outcome: 'allowed', message: messages.moveUndecided, details: toDetails(move) }
  try {
    const condition = findConditionObstacle(table, move, { record, values: {}, user })
    return condition === undefined
      ? { outcome: 'allowed', message: messages.moveNow }
      : { outcome: 'denied', ...condition }
  } catch (error) {
    // A formula that cannot be worked out refuses the move, with these words.
    if (error instanceof AppError) return { outcome: 'denied', message: error.entry, details: toTexts(error.details) }
    throw error
  }
}
