import { addDictionaryTexts, type SignedInCall } from '../../http/index.ts'
import type { Values } from '../../http/resource/index.ts'
import { readDictionaries, toWireItem, type WireItem } from '../dictionary/dictionaryItems.ts'
import { readTableItems } from '../dictionary/tableItems.ts'
import { isTableCode, parseTableCode } from '../dictionary/tableSource.ts'
import type { ReportItem } from './parts.ts'

/** The texts of columns by field: from `1_Yes,0_No`, a dictionary, or a registered table. */
export async function readOptions(
  call: SignedInCall,
  items: readonly ReportItem[],
): Promise<Readonly<Record<string, readonly WireItem[]>>> {
  const options: Record<string, readonly WireItem[]> = {}
  const codes = items.flatMap(({ dictCode }) => (dictCode === null || isTableCode(dictCode) ? [] : [dictCode]))
  const dictionaries = codes.length === 0 ? {} : await readDictionaries(call.db, call.language, codes)
  for (const { fieldName, replaceVal, dictCode } of items) {
    const replaced = parseReplacements(replaceVal)
    if (replaced.length > 0) options[fieldName] = replaced
    else if (dictCode !== null && isTableCode(dictCode))
      options[fieldName] = await readTableItems(call, await parseTableCode(call, dictCode))
    else if (dictCode !== null && Object.hasOwn(dictionaries, dictCode))
      options[fieldName] = dictionaries[dictCode] ?? []
  }
  return options
}

/** `1_Yes,0_No`: what stands before the first underscore is the value. */
function parseReplacements(text: string | null): readonly WireItem[] {
  return (text ?? '').split(',').flatMap((part) => {
    const place = part.indexOf('_')
    if (place < 1) return []
    return [toWireItem(part.slice(0, place).trim(), part.slice(place + 1).trim())]
  })
}

/** Adds `<field>_dictText` to the records of a report. */
export async function addTexts(
  call: SignedInCall,
  items: readonly ReportItem[],
  records: readonly Values[],
): Promise<readonly Values[]> {
  const replaced = items.flatMap(({ fieldName, replaceVal }) => {
    const texts = new Map(parseReplacements(replaceVal).map(({ value, text }) => [value, text]))
    return texts.size === 0 ? [] : [[fieldName, texts] as const]
  })
  const fields = items.flatMap(({ fieldName: field, dictCode: dict }) =>
    dict === null || replaced.some(([name]) => name === field) ? [] : [{ field, dict: dict.replaceAll(' ', '') }],
  )
  const translated = await addDictionaryTexts(records, fields, call)
  if (replaced.length === 0) return translated
  return translated.map((record) => ({
    ...record,
    ...Object.fromEntries(
      replaced.map(([field, texts]) => {
        const value = record[field]
        return [
          `${field}_dictText`,
          value === null || value === undefined ? null : (texts.get(String(value)) ?? String(value)),
        ]
      }),
    ),
  }))
}
