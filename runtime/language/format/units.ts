const byteUnits = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'] as const

/** Bytes in the unit in which they are easy to read, by steps of 1024. */
export function toBytes(value: number, locale: string, decimals = 1): string {
  const size = Math.abs(value)
  const step = size < 1 ? 0 : Math.min(byteUnits.length - 1, Math.floor(Math.log2(size) / 10))
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: step === 0 ? 0 : decimals })
  return `${number.format(value / 1024 ** step)} ${byteUnits[step]}`
}

const timeUnits = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** Seconds in their two greatest units, such as “2 hr 5 min”. */
export function toDuration(value: number, locale: string): string {
  const write = (unit: string, count: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count)
  const seconds = Math.round(Math.abs(value))
  const first = timeUnits.findIndex(([, length]) => seconds >= length)
  if (first === -1) return write('second', 0)
  const parts = timeUnits.slice(first, first + 2).map(([unit, length], index, pair) => {
    const rest = index === 0 ? seconds : seconds % (pair[0]?.[1] ?? 1)
    return [unit, Math.floor(rest / length)] as const
  })
  const words = parts.filter(([, count], index) => index === 0 || count > 0).map(([unit, count]) => write(unit, count))
  return `${value < 0 ? '-' : ''}${words.join(' ')}`
}
