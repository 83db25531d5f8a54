import { createError } from '../../../../runtime/language/index.ts'
import type { SignedInCall } from '../../../http/call.ts'
import type { Values } from '../../../http/resource/declaration.ts'
import { refusalFor } from '../../../http/stranger.ts'
import { makeMove } from '../../../packs/table/moves.ts'
import { findServedTable } from '../../../packs/table/servedTable.ts'
import type { OpenForm } from '../openForm.ts'
import { toFormTable } from './formTable.ts'
import { isMeant } from './moveButtons.ts'
import { serveForm } from './servedForm.ts'

interface WantedMove {
  readonly move: string
  /** The key of the record. */
  readonly id: string
  readonly values: Values
}

/** Makes a move of a record of a form, for who may make it; throws where there is no such move, or it cannot be made. */
export async function makeFormMove(call: SignedInCall, open: OpenForm, wanted: WantedMove): Promise<void> {
  const transitions = toFormTable(open.form)?.transitions
  const move = transitions?.moves.find(({ id, from }) => id === wanted.move && from !== undefined)
  if (transitions === undefined || move === undefined) throw createError('recordNotFound')
  if (!(await isMeant(call, move.access ?? 'signedIn'))) throw refusalFor(call.user, createError('forbidden'))
  const { id, values } = wanted
  await makeMove(serveForm(open.form, open.whole), transitions, move, {
    id,
    values,
    call,
    find: findServedTable,
  })
}
