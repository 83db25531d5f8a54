import { type Static, Type } from 'typebox'
import { isObject } from '../../../../runtime/language/index.ts'
import { ok, type Route, route, type SignedInCall, type Subjects, withTransaction } from '../../../http/index.ts'
import { describeSynch } from '../../../online/form/describeSynch.ts'
import { planSynch } from '../../../online/form/planSynch.ts'
import { synchronise } from '../../../online/form/synchronise.ts'
import { designAccess } from '../access.ts'
import { getForm, getHead, lockForm } from '../form/heads.ts'
import { updateViews } from '../form/views.ts'
import { designMessages } from '../messages.ts'

const mode = Type.Union([Type.Literal('normal'), Type.Literal('force')])
const params = Type.Object({ headId: Type.String({ minLength: 1, maxLength: 100 }), mode })
const confirm = Type.Optional(Type.String({ maxLength: 200 }))

/** Bringing tables to what their forms describe, planned first (wire contract 1.14, `doDbSynch`). */
export const synchRoutes: readonly Route[] = [
  route('GET', '/online/cgform/api/planDbSynch/:headId/:mode', designAccess.synch, { params }, async (call) => {
    const { headId, mode: how } = call.params
    await getHead(call, headId)
    const plan = await planSynch(call.db, headId, how)
    const { changes, labels } = await describeSynch(call.db, headId, how)
    return {
      ...plan,
      // Ours: the same as the statements, in words.
      changes: changes.map((change) => change[call.language]),
      losses: plan.losses.map((loss) => ({ ...loss, label: labels.get(loss.name) ?? loss.name })),
      refusals: plan.refusals.map((refusal) => ({ ...refusal, message: refusal.message[call.language] })),
    }
  }),
  route(
    'POST',
    '/online/cgform/api/doDbSynch/:headId/:mode',
    designAccess.synch,
    { params, query: { confirm }, act: { changes: findLosing } },
    async (call) => {
      const { headId, mode: how } = call.params
      await getHead(call, headId)
      const plan = await withTransaction(call, async (inner) => {
        const before = await lockForm(inner, headId)
        const done = await synchronise(inner, headId, how, call.query.confirm ?? findConfirmation(call.body))
        // The views of the table know now what it is.
        if (before.head.copyType !== 1) await updateViews(inner, before, await getForm(inner, headId), new Map())
        return done
      })
      return ok(plan, designMessages.synchronised)
    },
  ),
]

/** Rights hang on a form's names and types in its table, and what is lost is lost to all who had it. */
async function findLosing(
  { db, params: { headId, mode: how } }: Pick<SignedInCall, 'db'> & { readonly params: Static<typeof params> },
  result?: unknown,
): Promise<Subjects> {
  const forms = [headId]
  if (result !== undefined) return { forms }
  const { losses } = await planSynch(db, headId, how)
  return losses.length === 0 ? { forms } : { forms, emptied: [headId] }
}

/** Existing clients send no body. */
function findConfirmation(body: unknown): string | undefined {
  return isObject(body) && typeof body.confirm === 'string' ? body.confirm : undefined
}
