import { isObject } from '../language/index.ts'

/**
 * One item of a dictionary (wire contract 1.8). Its texts are values: they are shown as they are, or looked up where they
 * are keys of texts, and never compiled.
 */
export interface DictionaryItem {
  readonly value: string
  readonly text: string
  readonly color?: string
  readonly disabled?: boolean
}

const findText = (item: object, names: readonly string[]): string | undefined => {
  const values = new Map(Object.entries(item))
  for (const name of names) {
    const value: unknown = values.get(name)
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value)
  }
  return undefined
}

/** Gives the text of a key `@:key`, and any other text as it is. */
export type ReadText = (text: string) => string

const asItIs: ReadText = (text) => text

function toItem(value: unknown, readText: ReadText): DictionaryItem | null {
  if (!isObject(value)) return null
  const key = findText(value, ['value'])
  if (key === undefined) return null
  const color = findText(value, ['color'])
  const isDisabled = value.disabled === true
  return {
    value: key,
    text: readText(findText(value, ['text', 'title', 'label']) ?? key),
    ...(color ? { color } : {}),
    ...(isDisabled ? { disabled: true } : {}),
  }
}

/** The items of an answer; what is no item is left out, numbers become texts because dictionary values are texts. */
export const toDictionaryItems = (result: unknown, readText = asItIs): readonly DictionaryItem[] =>
  Array.isArray(result) ? result.map((item) => toItem(item, readText)).filter((item) => item !== null) : []

/** The dictionaries of a map from code to items, as sign-in and the cache refresh give it (wire contract 1.4, 1.8). */
export const toDictionaryMap = (result: unknown, readText = asItIs): ReadonlyMap<string, readonly DictionaryItem[]> =>
  new Map(
    isObject(result)
      ? Object.entries(result).map(([code, items]) => [code, toDictionaryItems(items, readText)] as const)
      : [],
  )

/**
 * The texts of a value, which may be a list or a comma list; elements are joined by commas as the server joins them. An
 * element without an item shows itself.
 */
export function translate(items: readonly DictionaryItem[], value: unknown): string {
  if (value === null || value === undefined) return ''
  const texts = new Map(items.map((item) => [item.value, item.text]))
  const whole = Array.isArray(value) ? undefined : texts.get(String(value))
  if (whole !== undefined) return whole
  const elements = Array.isArray(value) ? value.map(String) : String(value).split(',')
  return elements
    .map((element) => element.trim())
    .filter((element) => element !== '')
    .map((element) => texts.get(element) ?? element)
    .join(',')
}

/** Whether a code names a table read as a dictionary: `table,text,code` with an optional condition. */
export const isTableCode = (code: string): boolean => code.includes(',')
