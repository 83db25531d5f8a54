import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, logOperation, ok, type SignedInCall } from '../../http/index.ts'
import type { PackChange } from '../../packs/packChanges.ts'
import { nameOf } from './listPacks.ts'
import { packMessages as messages } from './messages.ts'

/** Milliseconds after which a reload goes on without its caller, whose client waits for nine seconds (specification 9). */
const longestWait = 7000

/** Reloads the packs and answers what changed, or that it takes longer. */
export async function reloadPacks(call: SignedInCall): Promise<Answer> {
  const reloading = call.services.packs.reload()
  // Who does not wait any more learns of no failure either.
  reloading.catch((error: unknown) => console.error('The packs could not be reloaded:', error))
  const timer = new AbortController()
  const changes = await Promise.race([
    reloading,
    wait(longestWait, undefined, { signal: timer.signal }).catch(() => undefined),
  ])
  timer.abort()
  await logOperation(call, {
    type: 'edit',
    content: messages.logged,
    values: changes === undefined ? {} : { packs: changes.map(({ id }) => id) },
  })
  return changes === undefined ? ok(null, messages.goesOn) : toAnswer(call, changes)
}

function toAnswer({ language }: SignedInCall, changes: readonly PackChange[]): Answer {
  const broken = changes.filter(({ after }) => after !== undefined && after.issues.length > 0)
  const names = (some: readonly PackChange[]) => some.map((change) => nameOf(change, language)).join(', ')
  const changed = broken.length === 0 ? messages.reloaded : messages.issues
  const message = changes.length === 0 ? messages.unchanged : changed
  return ok(changes.map(toResult), message, { details: { packs: names(changes), broken: names(broken) } })
}

const toResult = ({ id, before, after }: PackChange) => ({
  id,
  before: before?.state ?? null,
  state: after?.state ?? 'removed',
  version: after?.version ?? null,
  issues: after?.issues ?? [],
})
