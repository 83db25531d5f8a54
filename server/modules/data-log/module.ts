import { Type } from 'typebox'
import { createFailure } from '../../../runtime/language/index.ts'
import { code, defineModule, route, signedIn } from '../../http/index.ts'
import { readChanges } from './changes.ts'
import { compareVersions, compareWithBefore, readPair } from './compare.ts'
import { dataLogMessages } from './messages.ts'
import { versionRecords } from './readable.ts'
import { listVersions, listVersionsOf, presentVersions } from './versionList.ts'

const text = Type.String({ minLength: 1, maxLength: 200 })
const reading = code('dataLog:list')
const resource = versionRecords
const pair = Type.Object({ dataId1: text, dataId2: text })

/**
 * The versions of records and how they differ (wire contract 1.10). Who has `dataLog:list` sees that there was a change;
 * what was changed sees who may list the records themselves.
 */
export const dataLogModule = defineModule({
  id: 'data-log',
  section: '7.2',
  routes: [
    route('GET', '/sys/dataLog/list', reading, { resource }, (call) => listVersions(call)),
    route(
      'GET',
      '/sys/dataLog/queryDataVerList',
      reading,
      { query: { dataTable: text, dataId: text, type: Type.Optional(text) }, resource },
      (call) => listVersionsOf(call, call.query),
    ),
    route(
      'GET',
      '/sys/dataLog/changes',
      signedIn('It tells of the records that the user sees in lists, with the fields that they read there.'),
      readChanges,
    ),
    route('GET', '/sys/dataLog/queryCompareList', reading, { query: pair, resource }, async (call) => {
      const { before, after } = await readPair(call, toIds(call.query.dataId1, call.query.dataId2))
      return presentVersions(call, [before, after])
    }),
    route(
      'GET',
      '/sys/dataLog/compare',
      reading,
      { query: { id: Type.Optional(text), dataId1: Type.Optional(text), dataId2: Type.Optional(text) }, resource },
      (call) => {
        const { id, dataId1, dataId2 } = call.query
        if (dataId1 !== undefined && dataId2 !== undefined) return compareVersions(call, toIds(dataId1, dataId2))
        if (id === undefined) throw createFailure(dataLogMessages.noVersion)
        return compareWithBefore(call, id)
      },
    ),
  ],
})

function toIds(first: string, second: string): readonly [string, string] {
  if (first === second) throw createFailure(dataLogMessages.sameVersion)
  return [first, second]
}
