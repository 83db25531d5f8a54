import { Type } from 'typebox'
import { code, defineModule, logOperation, ok, refuseInTenant, route } from '../../http/index.ts'
import type { PackChange } from '../../packs/packChanges.ts'
import { listIssues, listPacks, nameOf } from './listPacks.ts'
import { packMessages as messages } from './messages.ts'

/** Whoever reloads packs brings in pages, tables and access codes, whatever they do: what hangs on it cannot be told. */
const reloadCode = 'pack:reload'

const list = code('pack:list')

/** The packs of the installation: how each stands, and reading them anew without a restart (specification 2.1). */
export const packListModule = defineModule({
  id: 'pack',
  section: '2.1',
  powers: [reloadCode],
  routes: [
    route('GET', '/sys/pack/list', list, { query: { name: Type.String({ default: '', maxLength: 100 }) } }, (call) =>
      listPacks(call, call.query.name),
    ),
    route(
      'GET',
      '/sys/pack/issues',
      list,
      { query: Type.Object({ pack: Type.String({ minLength: 1, maxLength: 200 }) }, { additionalProperties: true }) },
      ({ db, query }) => listIssues(db, query.pack),
    ),
    route('POST', '/sys/pack/reload', code(reloadCode), { act: 'power' }, async (call) => {
      await refuseInTenant(call)
      const changes = await call.services.packs.reload()
      await logOperation(call, {
        type: 'edit',
        content: messages.logged,
        values: { packs: changes.map(({ id }) => id) },
      })
      const broken = changes.filter(hasIssues)
      const names = (some: readonly PackChange[]) => some.map((change) => nameOf(change, call.language)).join(', ')
      const message =
        changes.length === 0 ? messages.unchanged : broken.length === 0 ? messages.reloaded : messages.issues
      return ok(changes.map(toResult), message, { details: { packs: names(changes), broken: names(broken) } })
    }),
  ],
})

const hasIssues = ({ after }: PackChange): boolean => after !== undefined && after.issues.length > 0

const toResult = ({ id, before, after }: PackChange) => ({
  id,
  before: before?.state ?? null,
  state: after?.state ?? 'removed',
  version: after?.version ?? null,
  issues: after?.issues ?? [],
})
