/** The seven fields of an expression in their order, with the numbers that each takes (specification 2.8, 3). */
export const cronFields = [
  { name: 'second', range: [0, 59], words: { zh: '秒', en: 'second', tw: '秒' } },
  { name: 'minute', range: [0, 59], words: { zh: '分', en: 'minute', tw: '分' } },
  { name: 'hour', range: [0, 23], words: { zh: '时', en: 'hour', tw: '時' } },
  { name: 'day', range: [1, 31], words: { zh: '日', en: 'day', tw: '日' } },
  { name: 'month', range: [1, 12], words: { zh: '月', en: 'month', tw: '月' } },
  { name: 'week', range: [1, 7], words: { zh: '周', en: 'weekday', tw: '週' } },
  { name: 'year', range: [1970, 2199], words: { zh: '年', en: 'year', tw: '年' } },
] as const
export type CronField = (typeof cronFields)[number]

const names: Readonly<Partial<Record<CronField['name'], readonly string[]>>> = {
  month: ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'],
  week: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'],
}

/** A field with months and weekdays as numbers; January is 1 and so is Sunday, and a lone `L` is Saturday. */
export function withoutNames({ name }: CronField, text: string): string {
  const numbered = (names[name] ?? []).reduce(
    (written, word, index) => written.replaceAll(new RegExp(`\\b${word}(?=L?\\b)`, 'g'), String(index + 1)),
    text.toUpperCase(),
  )
  return name === 'week' && numbered === 'L' ? '7' : numbered
}

const isWithin = (text: string, [min, max]: readonly [number, number]): boolean =>
  Number(text) >= min && Number(text) <= max

/** What only days and weekdays may say, beside lists of numbers, and the numbers in it. */
const special: Readonly<
  Partial<
    Record<CronField['name'], { readonly form: RegExp; readonly limits: Readonly<Record<string, [number, number]>> }>
  >
> = {
  day: {
    form: /^(?:\?|L|LW|L-(?<beforeEnd>\d{1,2})|(?<nearest>\d{1,2})W)$/,
    limits: { beforeEnd: [1, 30], nearest: [1, 31] },
  },
  week: {
    form: /^(?:\?|(?<last>\d)L|(?<weekday>\d)#(?<nth>\d))$/,
    limits: { last: [1, 7], weekday: [1, 7], nth: [1, 5] },
  },
}

function isItem({ range }: CronField, text: string): boolean {
  const [whole, from, to, step] = /^(?:\*|(\d{1,4})(?:-(\d{1,4}))?)(?:\/(\d{1,4}))?$/.exec(text) ?? []
  if (whole === undefined || Number(step ?? 1) === 0) return false
  if ([from, to].some((part) => part !== undefined && !isWithin(part, range))) return false
  return from === undefined || to === undefined || Number(from) <= Number(to)
}

/** Whether a field without names is one that the dialect knows: stars, lists, ranges, steps, and `?`, `L`, `W`, `#`. */
export function isCronField(field: CronField, text: string): boolean {
  const own = special[field.name]
  const match = own?.form.exec(text)
  if (own && match)
    return Object.entries(match.groups ?? {}).every(
      ([name, part]) => part === undefined || isWithin(part, own.limits[name] ?? [1, 0]),
    )
  return text.length <= 400 && text.split(',').every((item) => isItem(field, item))
}
