import { Type } from 'typebox'
import { createError, isOpenAccess } from '../../../runtime/language/index.ts'
import { isStranger, messages, ok, route, type SignedInCall } from '../../http/index.ts'
import { openRecords } from '../../online/form/openForm.ts'
import { findRecord } from '../../online/form/records/records.ts'
import { toFormTable } from '../../online/form/tableRules/formTable.ts'
import { serveForm } from '../../online/form/tableRules/servedForm.ts'
import { makeMove, moveBody } from '../../packs/table/moves.ts'
import { openAccess } from './access.ts'

const byMove = Type.Object({
  code: Type.String({ minLength: 1, maxLength: 100 }),
  move: Type.String({ minLength: 1, maxLength: 100 }),
})

/** Throws where a word of the rules does not mean the caller. */
async function requireWord(call: SignedInCall, word: string): Promise<void> {
  const isMeant = isOpenAccess(word) ? word === 'anyone' || !isStranger(call.user) : (await call.access()).has(word)
  if (!isMeant) throw createError('forbidden')
}

/** The moves between the states of the records of a form; it answers the record as it is then, for who sees it. */
export const moveRoutes = [
  route(
    'POST',
    '/online/cgform/api/transition/:code/:move',
    openAccess,
    { params: byMove, body: moveBody, act: 'none', adds: 'wholly' },
    async (call) => {
      const open = await openRecords(call, call.params.code)
      const transitions = toFormTable(open.form)?.transitions
      const move = transitions?.moves.find(({ id, from }) => id === call.params.move && from !== undefined)
      if (transitions === undefined || move === undefined) throw createError('recordNotFound')
      await requireWord(call, move.access ?? 'signedIn')
      const served = serveForm(open.form, open.whole)
      const { id, values = {} } = call.body
      await makeMove(served, transitions, move, { id, values, call, find: call.services.servedTable })
      return ok((await findRecord(call, open.model, id)) ?? null, messages.edited)
    },
  ),
]
