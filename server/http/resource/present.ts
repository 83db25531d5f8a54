import type { SignedInCall } from '../call.ts'
import { addDictionaryTexts } from '../dictionaryTexts.ts'
import type { ResourceModel, Values } from './declaration.ts'
import { findDerived } from './derived.ts'
import { markChildren } from './marks.ts'
import { keepVersionsOf } from './recordVersion.ts'

/** What leaves the server of some rows: the readable fields, what is derived, the texts of dictionaries, what the module adds, and the version where it was read. */
export async function presentRows(
  model: ResourceModel,
  rows: readonly Values[],
  call: SignedInCall,
): Promise<readonly Values[]> {
  const derived = await findDerived(model, rows, call)
  const marked = await markChildren(model, call, rows)
  const records = marked.map((row, index) => Object.assign(pickFields(row, model.readable), derived[index]))
  const dictionaries = model.readable.flatMap((name) => {
    const { dict, dictRoot } = model.fields[name] ?? {}
    return dict === undefined ? [] : [{ field: name, dict, dictRoot }]
  })
  const translated = await addDictionaryTexts(records, dictionaries, call)
  return keepVersionsOf(rows, model.present === undefined ? translated : await model.present(translated, call))
}

function pickFields(row: Values, names: readonly string[]): Record<string, unknown> {
  const record: Record<string, unknown> = {}
  for (const name of names) record[name] = row[name] ?? null
  return record
}
