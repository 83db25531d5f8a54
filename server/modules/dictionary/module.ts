import { Type } from 'typebox'
import { createFailure } from '../../../runtime/language/index.ts'
import { code, defineModule, messages, ok, route, signedIn } from '../../http/index.ts'
import { uniqueMessages } from '../../http/resource/index.ts'
import { readDictionaries } from './dictionaryItems.ts'
import { lookupRoutes } from './lookupRoutes.ts'
import { dictionaries, items } from './resources.ts'
import { sheetRoutes } from './sheetRoutes.ts'

const byId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) })
const text = Type.String({ default: '' })
const refreshed = { zh: '刷新缓存成功！', en: 'The cache was refreshed.', tw: '重新整理快取成功！' }

/** Dictionaries, their items, and reading them (wire contract 1.8). */
export const dictionaryModule = defineModule({
  id: 'dictionary',
  section: '7.2',
  tables: [dictionaries.table, items.table],
  routes: [
    dictionaries.routes,
    items.routes,
    lookupRoutes,
    sheetRoutes,
    route('GET', '/sys/dict/treeList', code('dict:list'), async (call) => {
      const parameters = { ...(call.query as Readonly<Record<string, unknown>>), pageNo: '1', pageSize: '1000' }
      const { records } = await dictionaries.list(call, { parameters })
      return records.map((record) => ({ ...record, key: record.id, title: record.dictName, code: record.dictCode }))
    }),
    route(
      'GET',
      '/sys/dict/queryAllDictItems',
      signedIn('The app keeps the texts of all dictionaries.'),
      ({ db, language }) => readDictionaries(db, language),
    ),
    route(
      ['GET', 'POST', 'PUT', 'DELETE'],
      '/sys/dict/refleshCache',
      code('dict:refresh'),
      // Every call reads the database, so that there is nothing to throw away; the client fetches anew.
      { act: 'none' },
      () => ok(null, refreshed),
    ),
    route('GET', '/sys/dict/deleteList', dictionaries.bin.access, (call) => dictionaries.bin.list(call)),
    route('PUT', '/sys/dict/back/:id', dictionaries.bin.access, { params: byId, act: 'none' }, async (call) =>
      ok(await dictionaries.bin.restore(call, [call.params.id], call.params)),
    ),
    route(
      'DELETE',
      '/sys/dict/deletePhysic/:id',
      dictionaries.bin.access,
      { params: byId, act: 'none' },
      async (call) => ok(await dictionaries.bin.erase(call, [call.params.id], call.params), messages.removed),
    ),
    route(
      'GET',
      '/sys/dictItem/dictItemCheck',
      code('dict:list'),
      { query: { dictId: text, id: text, itemValue: text } },
      async (call) => {
        const { dictId, id, itemValue } = call.query
        if (await items.isTaken(call, { dictId, itemValue }, id || undefined)) throw createFailure(uniqueMessages.taken)
        return ok(null, uniqueMessages.free)
      },
    ),
  ],
})
