import type { SignedInCall } from '../../http/call.ts'
import { refuseFields } from '../../http/refuseFields.ts'
import type { Values } from '../../http/resource/declaration.ts'
import { toLabel } from '../../http/resource/fieldMessages.ts'
import { selectVisible } from '../../http/resource/select.ts'
import { texts } from '../../http/texts.ts'
import type { PackTable } from '../packTable.ts'
import { fieldOf } from './fieldOf.ts'
import type { FindTable } from './servedTable.ts'

const missing = texts('{label}：没有该记录', '{label}: there is no such record', '{label}：沒有該記錄')

/**
 * Refuses values that name no record of the table which they refer to, or one that their writer does not see. The database
 * refuses one that goes meanwhile.
 */
export async function requireReferences(
  table: PackTable,
  { values, before }: { readonly values: Values; readonly before: Values | undefined },
  call: SignedInCall,
  find: FindTable,
): Promise<void> {
  const messages: Record<string, string> = {}
  for (const [column, { references, label }] of Object.entries(table.columns)) {
    const name = fieldOf(table, column)
    const value = values[name] ?? null
    const other = references === undefined ? undefined : await find(references.table, call)
    if (other === undefined || value === null || value === before?.[name]) continue
    const visible = await selectVisible(other.resource.model, call)
    const found = await visible.select('id').where('id', '=', value).executeTakeFirst()
    const field = { type: 'text', ...(label === undefined ? {} : { label }) } as const
    if (found === undefined)
      messages[name] = missing[call.language].replace('{label}', toLabel(name, field, call.language))
  }
  if (Object.keys(messages).length > 0) throw refuseFields(messages)
}
