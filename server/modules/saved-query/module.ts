import { Type } from 'typebox'
import { createError } from '../../../runtime/language/index.ts'
import { defineModule, messages, ok, route, signedIn } from '../../http/index.ts'
import { Condition } from './condition.ts'
import { listSavedQueries, removeSavedQuery, saveQuery } from './savedQueries.ts'

const pageId = Type.String({ minLength: 1, maxLength: 200 })
const own = signedIn('Everybody keeps queries of their own; nobody sees those of somebody else.')

const saved = { zh: '保存成功', en: 'saved successfully', tw: '儲存成功' }

/** Saved advanced queries (specification 3 and 5), by person and page; a call that servers of the family do not have. */
export const savedQueryModule = defineModule({
  id: 'saved-query',
  section: '3',
  routes: [
    route('GET', '/sys/savedQuery/list', own, { query: { pageId } }, (call) =>
      listSavedQueries(call, call.query.pageId),
    ),
    route(
      'POST',
      '/sys/savedQuery/save',
      own,
      {
        body: {
          pageId,
          title: Type.String({ maxLength: 100 }),
          matchType: Type.Union([Type.Literal('and'), Type.Literal('or')]),
          records: Type.Array(Condition, { minItems: 1, maxItems: 200 }),
        },
        act: 'none',
      },
      async (call) => ok(await saveQuery(call, call.body), saved),
    ),
    route(
      'DELETE',
      '/sys/savedQuery/delete',
      own,
      { query: { id: Type.String({ minLength: 1 }) }, act: 'none' },
      async (call) => {
        if (!(await removeSavedQuery(call, call.query.id))) throw createError('recordNotFound')
        return ok(null, messages.removed)
      },
    ),
  ],
})
