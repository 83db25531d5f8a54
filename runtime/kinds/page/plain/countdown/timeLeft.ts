const second = 1000

/** The units in which the time that is left shows, with their seconds. */
const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** How much of a unit is left, in the words of a language. */
export interface UnitLeft {
  readonly unit: (typeof units)[number][0]
  readonly number: string
  /** The unit in its plural form, such as “hours”. */
  readonly word: string
}

function writeUnit(unit: UnitLeft['unit'], count: number, locale: string): UnitLeft {
  const parts = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(count)
  const join = (isOf: (type: Intl.NumberFormatPartTypes) => boolean) =>
    parts.flatMap(({ type, value }) => (isOf(type) ? [value] : [])).join('')
  const number = join((type) => type !== 'unit' && type !== 'literal')
  return { unit, number: unit === 'day' ? number : number.padStart(2, '0'), word: join((type) => type === 'unit') }
}

/** A time in days, hours, minutes and seconds; a second that has begun counts as a whole one. */
export function writeTimeLeft(milliseconds: number, locale: string): readonly UnitLeft[] {
  const seconds = Math.max(0, Math.ceil(milliseconds / second))
  return units.map(([unit, length], index) => {
    const above = units[index - 1]?.[1] ?? Number.POSITIVE_INFINITY
    return writeUnit(unit, Math.floor((seconds % above) / length), locale)
  })
}

/** How long it takes until the time that is left shows another second, in milliseconds. */
export const toNextSecond = (milliseconds: number): number => milliseconds % second || second
