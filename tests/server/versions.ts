import type { TestServer } from './harness.ts'

/** One version of a record in the data log. */
interface Version {
  readonly id: string
  readonly type: string
  readonly createBy: string | null
}

/** The versions of a record, oldest first, as the data log keeps them. */
export function readVersions(server: TestServer, dataTable: string, dataId: string): Promise<readonly Version[]> {
  return server.db
    .selectFrom('sysDataLog')
    .select(['id', 'type', 'createBy'])
    .where('dataTable', '=', dataTable)
    .where('dataId', '=', dataId)
    .orderBy('dataVersion')
    .execute()
}

/** The kinds of the versions of a record, oldest first. */
export async function readVersionTypes(server: TestServer, dataTable: string, dataId: string) {
  return (await readVersions(server, dataTable, dataId)).map(({ type }) => type)
}

/** What the data log says that the last write of a record changed: field, before, after. */
export async function readLastChange(server: TestServer, token: string, dataTable: string, dataId: string) {
  const last = (await readVersions(server, dataTable, dataId)).at(-1)
  const { body } = await server.call<{
    readonly fields: readonly {
      readonly field: string
      readonly before: string | null
      readonly after: string | null
      readonly isChanged: boolean
    }[]
  }>('GET', '/sys/dataLog/compare', { token, query: { id: last?.id ?? '' } })
  return body.result.fields
    .filter(({ isChanged }) => isChanged)
    .map(({ field, before, after }) => [field, before, after])
}
