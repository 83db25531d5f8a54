import { Type } from 'typebox'
import { code, defineModule, refuseInTenant, route } from '../../http/index.ts'
import { listIssues, listPacks } from './listPacks.ts'
import { reloadPacks } from './reload.ts'

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
      return reloadPacks(call)
    }),
  ],
})
