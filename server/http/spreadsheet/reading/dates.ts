import { SSF } from '@e965/xlsx'
import type { Archive } from './archive.ts'
import { sheetLimits } from './limits.ts'
import { SheetRefusal } from './refusal.ts'
import { readXmlWhole } from './xml.ts'

const millisecondsPerDay = 86_400_000
const dayZero = Date.UTC(1899, 11, 30)
/** The days between both beginnings. */
const daysUntil1904 = 1462

/** A moment as it shows: without its time at midnight, without parts of seconds. Undefined for one that no calendar has. */
export function toMomentText(moment: Date): string | undefined {
  if (Number.isNaN(moment.getTime())) return undefined
  return moment
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ')
    .replace(/ 00:00:00$/, '')
}

/** The moment that a number of days stands for; the number itself where there is none, such as on 29 February 1900. */
export function toDateText(days: number, countsFrom1904: boolean): string {
  const number = days + (countsFrom1904 ? daysUntil1904 : 0)
  if (number >= 60 && number < 61) return String(number)
  const moment = new Date(Math.round((number > 60 ? number : number + 1) * millisecondsPerDay) + dayZero)
  return toMomentText(moment) ?? String(days)
}

/** The moment of a cell that holds one as ISO 8601; what is none shows as it is. */
export function toIsoDateText(text: string): string {
  const isZoned = /(z|[+-]\d\d:?\d\d)$/i.test(text)
  return toMomentText(new Date(!isZoned && text.includes('T') ? `${text}Z` : text)) ?? text
}

/** Which styles of cells show their number as a moment, by the number of the style. */
export async function readDateStyles(archive: Archive, part: string): Promise<readonly boolean[]> {
  const formats = new Map<number, string>()
  const styles: number[] = []
  let isInCells = false
  await readXmlWhole(archive.read(part), {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'cellXfs') isInCells = true
      else if (name === 'numFmt') formats.set(Number(numFmtId), formatCode)
      else if (name === 'xf' && isInCells) styles.push(Number(numFmtId))
      if (styles.length > sheetLimits.cells || formats.size > sheetLimits.cells)
        throw new SheetRefusal('cells', { cells: String(sheetLimits.cells) })
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false
    },
  })
  const known = new Map<number, boolean>()
  return styles.map((id) => {
    const isDate = known.get(id) ?? isDateFormat(formats.get(id), id)
    known.set(id, isDate)
    return isDate
  })
}

/** Formats that no file spells out, as Chinese and Japanese editions number them. */
const isImpliedDate = (id: number): boolean =>
  (id >= 27 && id <= 36) || (id >= 50 && id <= 58) || (id >= 71 && id <= 81)

function isDateFormat(code: string | undefined, id: number): boolean {
  if (code !== undefined) return SSF.is_date(code.slice(0, longestFormat))
  const builtIn: unknown = SSF.get_table()[id]
  return typeof builtIn === 'string' ? SSF.is_date(builtIn) : isImpliedDate(id)
}

/** The longest format of a number that spreadsheet programs take. */
const longestFormat = 255
