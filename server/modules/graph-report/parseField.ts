import type { SignedInCall } from '../../http/index.ts'
import type { FieldType } from '../../http/query/condition.ts'
import type { Values } from '../../http/resource/index.ts'
import { readStatement } from '../../online/sql/reading/readStatement.ts'
import { runQuery } from '../../online/sql/runQuery.ts'
import { requireWriting } from './checkHead.ts'
import { type Reach, readApi } from './data/readApi.ts'
import { parseRecords } from './data/records.ts'
import type { DataType } from './model.ts'

/** A field that data has, as a designer takes it over into the items of a report. */
export interface FoundField {
  readonly fieldName: string
  readonly fieldTxt: string
  readonly fieldType: string
  readonly isShow: 'Y'
  readonly orderNum: number
}

/** What `parseField` is asked (wire contract 1.15). */
export interface ParseRequest {
  readonly type: 'SQL' | 'JSON' | 'API'
  readonly data: string
  readonly dbSource?: string
}

const typeWords: Readonly<Record<FieldType, string>> = {
  text: 'String',
  integer: 'Integer',
  decimal: 'BigDecimal',
  boolean: 'Boolean',
  date: 'Date',
  datetime: 'Datetime',
  json: 'String',
}

const toFields = (columns: readonly (readonly [string, string])[]): readonly FoundField[] =>
  columns.map(([fieldName, fieldType], orderNum) => ({
    ...{ fieldName, fieldTxt: fieldName, fieldType, isShow: 'Y', orderNum },
  }))

/** Finds the fields of data before it is saved; throws with where a statement or a JSON text is wrong. */
export async function parseField(
  call: SignedInCall,
  { type, data, dbSource }: ParseRequest,
  reach: Reach,
): Promise<readonly FoundField[]> {
  const finders: Readonly<Record<DataType, () => Promise<readonly FoundField[]>>> = {
    async sql() {
      await requireWriting(call, 'sql')
      await readStatement(data, call.user.id)
      const { columns } = await runQuery(call, {
        sql: data,
        dataSource: dbSource ?? null,
        parameters: {},
        limits: { rows: 1 },
      })
      return toFields(columns.map(({ name, type: columnType }) => [name, typeWords[columnType]]))
    },
    json: async () => ofRecords(parseRecords(data)),
    async api() {
      await requireWriting(call, 'api')
      return ofRecords(await readApi(call, data, {}, reach))
    },
  }
  return finders[type.toLowerCase() as Lowercase<ParseRequest['type']>]()
}

/** The fields that the first records have, each by the type of its first value. */
function ofRecords(records: readonly Values[]): readonly FoundField[] {
  const types = new Map<string, string>()
  for (const record of records.slice(0, 100))
    for (const [name, value] of Object.entries(record)) {
      const known = types.get(name)
      if (known === undefined || known === '') types.set(name, toTypeWord(value))
    }
  return toFields([...types].map(([name, type]) => [name, type || 'String']))
}

/** Empty for a value that tells nothing of its type. */
function toTypeWord(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isInteger(value) ? 'Integer' : 'BigDecimal'
  if (typeof value === 'boolean') return 'Boolean'
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return 'Date'
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d)?/.test(value)) return 'Datetime'
  return 'String'
}
