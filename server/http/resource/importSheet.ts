import { createFailure, type LanguageTexts, languages } from '../../../runtime/language/index.ts'
import type { SignedInCall } from '../call.ts'
import { type DictionaryTexts, readCodeTexts, readTableTexts } from '../dictionaryTexts.ts'
import type { SheetRow } from '../spreadsheet/reading/sheetRow.ts'
import type { SheetRows } from '../spreadsheet/sheets.ts'
import { readHeader, readSheetTime } from '../spreadsheet/sheetTimes.ts'
import type { ResourceModel } from './declaration.ts'
import type { Field } from './field.ts'
import { fieldMessages, toLabel } from './fieldMessages.ts'

export type Column = readonly [string, Field] | undefined

/** The row of a sheet that names its columns: its number, and how many rows it and those above it are. */
export interface SheetHead {
  readonly row: number
  readonly above: number
  readonly columns: readonly Column[]
  /** The titles as they stand in the sheet. */
  readonly titles: readonly string[]
  /** The zones that columns of times name. */
  readonly zones: readonly (string | undefined)[]
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
export function findHead(model: Pick<ResourceModel, 'exported'>, rows: Pick<SheetRows, 'batches'>): SheetHead {
  const names = new Map<string, readonly [string, Field]>()
  const writable = model.exported.filter(([, field]) => field.writable !== false)
  // What a screen calls a field goes before what another one was called once.
  for (const entry of writable) for (const title of Object.values(entry[1].alsoCalled ?? {})) names.set(title, entry)
  for (const entry of writable) {
    for (const label of [entry[0], ...languages.map((language) => entry[1].label?.[language] ?? entry[0])])
      names.set(label, entry)
  }
  const heads = takeRows(rows, 5).map(([row, cells], index) => {
    const headers = cells.map((cell) => (names.has(cell) ? { name: cell } : readHeader(cell)))
    const columns = headers.map(({ name }) => names.get(name))
    const zones = headers.map(({ zone }) => zone)
    const found = columns.filter((column) => column !== undefined).length
    return { row, above: index + 1, columns, titles: cells, zones, found }
  })
  const best = heads.sort((left, right) => right.found - left.found || left.row - right.row)[0]
  if (best === undefined || best.found === 0) throw createFailure(toNoHead(model.exported))
  return best
}

/** The first rows of a sheet, however many its batches have. */
function takeRows(rows: Pick<SheetRows, 'batches'>, count: number): readonly SheetRow[] {
  const taken: SheetRow[] = []
  for (const batch of rows.batches()) {
    taken.push(...batch.slice(0, count - taken.length))
    if (taken.length === count) break
  }
  return taken
}

/** A row as values of a request, with what is said of a value that is not in its dictionary. */
export interface ReadRow {
  readonly values: Record<string, unknown>
  readonly unknown?: string
}

/**
 * Gives what reads some rows of a sheet below its head: a cell of a dictionary field may hold the text or the value.
 * `parent` is the field of a tree that names what a record stands below.
 */
export async function readRows(
  { columns, zones }: SheetHead,
  rows: readonly SheetRow[],
  call: SignedInCall,
  parent?: string,
): Promise<(cells: readonly string[]) => ReadRow> {
  const codes = columns.flatMap((column) => (column?.[1].dict?.includes(',') === false ? [column[1].dict] : []))
  const plain = await readCodeTexts([...new Set(codes)], call)
  // A sheet may come from somebody who reads another language.
  const others = languages.filter((language) => language !== call.language)
  const { db } = call
  const further = await Promise.all(
    others.map((language) => readCodeTexts([...new Set(codes)], { ...call, db, language })),
  )
  const tables = await readColumnTexts(columns, rows, call)
  // A dictionary that is not there, or holds nothing, refuses nothing.
  const known = [...plain].filter(([, texts]) => texts.size > 0)
  const toLookups = (dict: string, texts: DictionaryTexts) =>
    [texts, ...further.flatMap((all) => all.get(dict) ?? [])].map(toLookup)
  const dictionaries = new Map(
    [...known, ...tables].map(([dict, texts]): [string, Lookup] => {
      const lookups = toLookups(dict, texts)
      return [dict, (text) => lookups.map((find) => find(text)).find((value) => value !== undefined)]
    }),
  )
  return (cells) => {
    const values: Record<string, unknown> = {}
    const wrong: string[] = []
    for (const [index, column] of columns.entries()) {
      if (column === undefined) continue
      const [name, field] = column
      const written = cells[index] ?? ''
      const cell = field.type === 'datetime' ? readSheetTime(written, zones[index] ?? call.timeZone) : written
      const texts = dictionaries.get(field.dict ?? '')
      const { value, isKnown } = texts ? findValue(texts, cell) : { value: cell, isKnown: true }
      values[name] = value
      // A tree says itself which of its records a row may stand below, some of which come with the sheet.
      if (!isKnown && name !== parent)
        wrong.push(fieldMessages.unlisted(call.language, { label: toLabel(name, field, call.language), value: cell }))
    }
    return wrong.length === 0 ? { values } : { values, unknown: wrong.join(' ') }
  }
}

/** What stands in the columns of table dictionaries, by the dictionary: the texts that are there, with their values. */
async function readColumnTexts(
  columns: readonly Column[],
  rows: readonly SheetRow[],
  call: SignedInCall,
): Promise<ReadonlyMap<string, DictionaryTexts>> {
  const sought = new Map<string, Set<string>>()
  for (const [index, column] of columns.entries()) {
    const dict = column?.[1].dict
    if (dict?.includes(',') !== true) continue
    const cells = sought.get(dict) ?? new Set<string>()
    for (const [, row] of rows)
      for (const text of [row[index] ?? '', ...splitList(row[index] ?? '')]) cells.add(text.trim())
    sought.set(dict, cells)
  }
  const read = [...sought].map(async ([dict, cells]): Promise<[string, DictionaryTexts]> => {
    const texts = [...cells].filter((cell) => cell !== '')
    const found: [string, string][] = []
    for (let from = 0; from < texts.length; from += textsAtOnce) {
      const some = texts.slice(from, from + textsAtOnce)
      found.push(...(await readTableTexts(dict, some, call, 'text')), ...(await readTableTexts(dict, some, call)))
    }
    return [dict, new Map(found)]
  })
  return new Map(await Promise.all(read))
}

/** Texts that are looked up by one statement. */
const textsAtOnce = 5000

/** The most values of a list in one cell; one with more is no list. */
const longestList = 100

const splitList = (cell: string): readonly string[] => {
  const parts = cell.split(',', longestList + 1)
  return parts.length > longestList ? [] : parts.map((part) => part.trim())
}

/** Finds the value of a text. Exported sheets hold texts, so that a text goes before a value that looks the same. */
type Lookup = (text: string) => string | undefined

function toLookup(texts: DictionaryTexts): Lookup {
  const values = new Map<string, string>()
  for (const [value, text] of texts) if (!values.has(text)) values.set(text, value)
  return (text) => values.get(text) ?? (texts.has(text) ? text : undefined)
}

/** The value behind a text of a dictionary, or those behind a comma list; a text that is none stands for itself. */
function findValue(find: Lookup, cell: string): { readonly value: string; readonly isKnown: boolean } {
  const whole = cell === '' ? '' : find(cell)
  if (whole !== undefined) return { value: whole, isKnown: true }
  const parts = splitList(cell).map((part) => ({ part, value: find(part) }))
  if (parts.length === 0) return { value: cell, isKnown: false }
  return {
    value: parts.map(({ part, value }) => value ?? part).join(','),
    isKnown: parts.every(({ value }) => value !== undefined),
  }
}
