import { Type } from 'typebox'
import { messages, ok, route } from '../../http/index.ts'
import { openRecords } from '../../online/form/openForm.ts'
import { findRecord } from '../../online/form/records/records.ts'
import { makeFormMove } from '../../online/form/tableRules/makeFormMove.ts'
import { moveBody } from '../../packs/table/moves.ts'
import { openAccess } from './access.ts'

const byMove = Type.Object({
  code: Type.String({ minLength: 1, maxLength: 100 }),
  move: Type.String({ minLength: 1, maxLength: 100 }),
})

/** The moves between the states of the records of a form; it answers the record as it is then, for who sees it. */
export const moveRoutes = [
  route(
    'POST',
    '/online/cgform/api/transition/:code/:move',
    openAccess,
    { params: byMove, body: moveBody, act: 'none', adds: 'wholly' },
    async (call) => {
      const { code, move } = call.params
      const { id, values = {} } = call.body
      const open = await openRecords(call, code)
      await makeFormMove(call, open, { move, id, values, sent: call.body })
      return ok((await findRecord(call, open.model, id)) ?? null, messages.edited)
    },
  ),
]
