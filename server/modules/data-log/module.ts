import { Type } from 'typebox'
import { createFailure } from '../../../runtime/language/index.ts'
import { code } from '../../http/access.ts'
import { defineModule, route } from '../../http/route.ts'
import { compareVersions, compareWithBefore, readPair } from './compare.ts'
import { listVersions, listVersionsOf, presentVersions } from './versionList.ts'
import { dataLogWords } from './words.ts'

const text = Type.String({ minLength: 1, maxLength: 200 })
const reading = code('dataLog:list')
const pair = Type.Object({ dataId1: text, dataId2: text })

/**
 * The versions of records and how they differ (wire contract 1.10). Who has `dataLog:list` sees that there was a change;
 * what was changed sees who may list the records themselves.
 */
export const dataLogModule = defineModule({
  id: 'data-log',
  section: '7.2',
  routes: [
    route({ method: 'GET', path: '/sys/dataLog/list', access: reading, handler: (call) => listVersions(call) }),
    route({
      method: 'GET',
      path: '/sys/dataLog/queryDataVerList',
      access: reading,
      query: Type.Object({ dataTable: text, dataId: text, type: Type.Optional(text) }),
      handler: (call) => listVersionsOf(call, call.query),
    }),
    route({
      method: 'GET',
      path: '/sys/dataLog/queryCompareList',
      access: reading,
      query: pair,
      handler: async (call) => {
        const { before, after } = await readPair(call, toIds(call.query.dataId1, call.query.dataId2))
        return presentVersions(call, [before, after])
      },
    }),
    route({
      method: 'GET',
      path: '/sys/dataLog/compare',
      access: reading,
      query: Type.Object({ id: Type.Optional(text), dataId1: Type.Optional(text), dataId2: Type.Optional(text) }),
      handler: (call) => {
        const { id, dataId1, dataId2 } = call.query
        if (dataId1 !== undefined && dataId2 !== undefined) return compareVersions(call, toIds(dataId1, dataId2))
        if (id === undefined) throw createFailure(dataLogWords.noVersion)
        return compareWithBefore(call, id)
      },
    }),
  ],
})

function toIds(first: string, second: string): readonly [string, string] {
  if (first === second) throw createFailure(dataLogWords.sameVersion)
  return [first, second]
}
