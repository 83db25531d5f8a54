import { addDictionaryTexts, type SignedInCall } from '../../http/index.ts'
import type { Values } from '../../http/resource/index.ts'
import { readDictionaries, toWireItem, type WireItem } from '../dictionary/dictionaryItems.ts'
import { isTableCode } from '../dictionary/tableSource.ts'
import type { GraphItem } from './graph.ts'

type Options = Readonly<Record<string, readonly WireItem[]>>

/** Reads `1_Yes,0_No` as the texts of values; undefined when it is written otherwise. */
export function parseReplaced(text: string): ReadonlyMap<string, string> | undefined {
  const pairs = text
    .split(',')
    .map((part) => /^([^_]+)_(.+)$/s.exec(part.trim()))
    .map((match) => (match === null ? undefined : ([match[1] ?? '', match[2] ?? ''] as const)))
  const known = pairs.filter((pair) => pair !== undefined)
  return known.length < pairs.length || known.length === 0 ? undefined : new Map(known)
}

const dictionaryOf = ({ dictCode }: GraphItem): string => (dictCode ?? '').trim()

/** The fields whose values are few and known, each with them: plain dictionaries and values that are replaced. */
export async function readOptions(call: SignedInCall, items: readonly GraphItem[]): Promise<Options> {
  const codes = [...new Set(items.map(dictionaryOf).filter((code) => code !== '' && !isTableCode(code)))]
  const dictionaries = codes.length === 0 ? {} : await readDictionaries(call.db, call.language, codes)
  return Object.fromEntries(
    items.flatMap((item) => {
      const replaced = parseReplaced(item.replaceVal ?? '')
      if (replaced !== undefined)
        return [[item.fieldName, [...replaced].map(([value, text]) => toWireItem(value, text))] as const]
      const known = dictionaries[dictionaryOf(item)]
      return known === undefined ? [] : [[item.fieldName, known] as const]
    }),
  )
}

/**
 * Adds `<field>_dictText` to records: the texts of dictionaries, and those that replace values (wire contract 1.1). Items
 * of a dictionary that are not offered any more keep their text.
 */
export async function addTexts(
  call: SignedInCall,
  items: readonly GraphItem[],
  records: readonly Values[],
): Promise<readonly Values[]> {
  const fields = items.filter((item) => dictionaryOf(item) !== '' && parseReplaced(item.replaceVal ?? '') === undefined)
  const translated = await addDictionaryTexts(
    records,
    fields.map((item) => ({ field: item.fieldName, dict: dictionaryOf(item) })),
    call,
  )
  const replacing = items.flatMap((item) => {
    const texts = parseReplaced(item.replaceVal ?? '')
    return texts === undefined ? [] : [{ name: item.fieldName, texts }]
  })
  if (replacing.length === 0) return translated
  return translated.map((record) => ({
    ...record,
    ...Object.fromEntries(
      replacing.flatMap(({ name, texts }) => {
        const text = texts.get(String(record[name] ?? ''))
        return text === undefined ? [] : [[`${name}_dictText`, text]]
      }),
    ),
  }))
}

/** The texts of the values that stand in records, of dictionaries that are tables. */
export function optionsInRecords(items: readonly GraphItem[], records: readonly Values[]): Options {
  return Object.fromEntries(
    items
      .filter((item) => isTableCode(dictionaryOf(item)))
      .map(({ fieldName }) => {
        const texts = new Map(
          records.map((record) => [String(record[fieldName] ?? ''), String(record[`${fieldName}_dictText`] ?? '')]),
        )
        texts.delete('')
        return [fieldName, [...texts].map(([value, text]) => toWireItem(value, text))] as const
      }),
  )
}
