import type { SignedInCall } from '../http/call.ts'
import { showOnlineTexts } from './showTexts.ts'

type Values = Readonly<Record<string, unknown>>

/** Puts a text for its reader beside that of a record, `<field>_dictText`, where a pack brought it in three languages. */
export async function presentTexts(
  records: readonly Values[],
  call: SignedInCall,
  field: string,
): Promise<readonly Values[]> {
  const shown = await showOnlineTexts(call, records as readonly (Values & { readonly id: string })[])
  return records.map((record, index) => {
    const text = shown[index]?.[field]
    return text === record[field] ? record : { ...record, [`${field}_dictText`]: text }
  })
}
