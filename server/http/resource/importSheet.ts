import { createFailure, type LanguageTexts, languages } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../call.ts'
import { type DictionaryTexts, readCodeTexts, readTableTexts } from '../dictionaryTexts.ts'
import type { ResourceModel } from './declaration.ts'
import type { Field } from './field.ts'
import { fieldMessages, toLabel } from './fieldMessages.ts'

export type Column = readonly [string, Field] | undefined

/** The row of a sheet that names its columns. */
export interface SheetHead {
  readonly index: number
  readonly columns: readonly Column[]
}

/** How many titles a refusal names. */
const namedTitles = 6

/** That no row of a sheet names the columns, with the titles that were looked for. */
function toNoHead(exported: ResourceModel['exported']): LanguageTexts {
  const writable = exported.filter(([, { writable = true }]) => writable)
  const titles = (language: keyof LanguageTexts, comma: string): string => {
    const named = writable.slice(0, namedTitles).map(([name, { label }]) => label?.[language] ?? name)
    return named.join(comma) + (writable.length > namedTitles ? ' …' : '')
  }
  return {
    zh: `文件导入失败:前五行中没有列标题，应包含：${titles('zh', '、')}`,
    en: `The import failed: none of the first five rows holds the titles of columns, such as ${titles('en', ', ')}.`,
    tw: `檔案匯入失敗:前五列中沒有欄位標題，應包含：${titles('tw', '、')}`,
  }
}

/** The head is the row among the first ones that names most fields: one or two title rows may stand above it. */
export function findHead(model: Pick<ResourceModel, 'exported'>, rows: readonly (readonly string[])[]): SheetHead {
  const names = new Map<string, readonly [string, Field]>()
  for (const entry of model.exported) {
    if (entry[1].writable === false) continue
    for (const label of [entry[0], ...languages.map((language) => entry[1].label?.[language] ?? entry[0])])
      names.set(label, entry)
  }
  const heads = rows.slice(0, 5).map((row, index) => {
    const columns = row.map((cell) => names.get(cell))
    return { index, columns, found: columns.filter((column) => column !== undefined).length }
  })
  const best = heads.sort((left, right) => right.found - left.found || left.index - right.index)[0]
  if (best === undefined || best.found === 0) throw createFailure(toNoHead(model.exported))
  return best
}

/** A row as values of a request, with what is said of a value that is not in its dictionary. */
export interface ReadRow {
  readonly values: Record<string, unknown>
  readonly unknown?: string
}

/** Gives what reads the rows of a sheet below its head: a cell of a dictionary field may hold the text or the value. */
export async function readRow(
  { index: headIndex, columns }: SheetHead,
  rows: readonly (readonly string[])[],
  call: SignedInCall,
): Promise<(row: readonly string[]) => ReadRow> {
  const codes = columns.flatMap((column) => (column?.[1].dict?.includes(',') === false ? [column[1].dict] : []))
  const plain = await readCodeTexts([...new Set(codes)], call)
  const tables = await readColumnTexts(columns, rows.slice(headIndex + 1), call)
  const dictionaries = new Map([...plain, ...tables])
  return (row) => {
    const values: Record<string, unknown> = {}
    const wrong: string[] = []
    for (const [index, column] of columns.entries()) {
      if (column === undefined) continue
      const [name, field] = column
      const cell = row[index] ?? ''
      const texts = dictionaries.get(field.dict ?? '')
      const { value, isKnown } = texts ? findValue(texts, cell) : { value: cell, isKnown: true }
      values[name] = value
      if (!isKnown)
        wrong.push(fieldMessages.unlisted(call.language, { label: toLabel(name, field, call.language), value: cell }))
    }
    return wrong.length === 0 ? { values } : { values, unknown: wrong.join(' ') }
  }
}

/** What stands in the columns of table dictionaries, by the dictionary: the texts that are there, with their values. */
async function readColumnTexts(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  call: SignedInCall,
): Promise<ReadonlyMap<string, DictionaryTexts>> {
  const sought = new Map<string, Set<string>>()
  for (const [index, column] of columns.entries()) {
    const dict = column?.[1].dict
    if (dict?.includes(',') !== true) continue
    const cells = sought.get(dict) ?? new Set<string>()
    for (const row of rows)
      for (const text of [row[index] ?? '', ...(row[index] ?? '').split(',')]) cells.add(text.trim())
    sought.set(dict, cells)
  }
  const read = [...sought].map(async ([dict, cells]): Promise<[string, DictionaryTexts]> => {
    const texts = [...cells].filter((cell) => cell !== '')
    const [byText, byValue] = [await readTableTexts(dict, texts, call, 'text'), await readTableTexts(dict, texts, call)]
    return [dict, new Map([...byText, ...byValue])]
  })
  return new Map(await Promise.all(read))
}

/** The value behind a text of a dictionary, or those behind a comma list; a text that is none stands for itself. */
function findValue(
  texts: ReadonlyMap<string, string>,
  cell: string,
): { readonly value: string; readonly isKnown: boolean } {
  const entries = [...texts]
  // Exported sheets hold texts, so that a text goes before a value that looks the same.
  const find = (text: string) =>
    entries.find(([, known]) => known === text)?.[0] ?? (texts.has(text) ? text : undefined)
  const whole = cell === '' ? '' : find(cell)
  if (whole !== undefined) return { value: whole, isKnown: true }
  const parts = cell.split(',').map((part) => ({ part: part.trim(), value: find(part.trim()) }))
  return {
    value: parts.map(({ part, value }) => value ?? part).join(','),
    isKnown: parts.every(({ value }) => value !== undefined),
  }
}
