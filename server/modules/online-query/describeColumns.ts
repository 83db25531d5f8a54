import { findRows } from '../../db/rows.ts'
import type { SignedInCall } from '../../http/index.ts'
import { selectVisible } from '../../http/resource/index.ts'
import { showOnlineTexts } from '../../online/showTexts.ts'
import { heads } from '../online-form-design/form/heads.ts'

interface Column {
  readonly name: string
}

/** What a column is called where an online form keeps it, and the dictionary that its values are of. */
interface ColumnWords {
  readonly label?: string
  readonly dictCode?: string
}

/** The most words of a query that are looked up as names of tables. */
const maxWords = 2000

/**
 * Columns with the words that the online forms which a query names have for them, so that a report shows what people
 * chose and not the code of it. A column that several forms call differently stays without.
 */
export async function describeColumns<C extends Column>(
  call: SignedInCall,
  sql: string,
  columns: readonly C[],
): Promise<readonly (C & ColumnWords)[]> {
  const words = [...new Set(sql.toLowerCase().match(/[a-z_][\w$]*/g) ?? [])].slice(0, maxWords)
  if (words.length === 0 || columns.length === 0) return columns
  const visible = await selectVisible(heads.model, call)
  const forms = await visible.select('id').where('tableName', 'in', words).$castTo<{ readonly id: string }>().execute()
  if (forms.length === 0) return columns
  const found = await findRows(
    call.db,
    'onlCgformField',
    { cgformHeadId: forms.map(({ id }) => id), dbFieldName: columns.map(({ name }) => name) },
    ['id', 'dbFieldName', 'dbFieldTxt', 'dictField', 'dictTable'],
  )
  const fields = await showOnlineTexts(call, found)
  return columns.map((column) => {
    const own = fields.filter(({ dbFieldName }) => dbFieldName === column.name)
    const label = onlyOne(own.map(({ dbFieldTxt }) => dbFieldTxt))
    const dictCode = onlyOne(own.map(({ dictField, dictTable }) => ((dictTable ?? '') === '' ? dictField : null)))
    return { ...column, ...(label ? { label } : {}), ...(dictCode ? { dictCode } : {}) }
  })
}

const onlyOne = (values: readonly (string | null)[]): string | null | undefined =>
  new Set(values).size === 1 ? values[0] : undefined
