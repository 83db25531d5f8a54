/**
 * What a value says, whatever the type of its column: two texts of the database mean the same when this gives the same.
 * Written apart from the conversions of the server, to judge them.
 */
export function toMeaning(text: string | null, type: string, target: string): string | null {
  if (text === null) return null
  if (target === 'bytea') return type === 'bytea' ? text : `\\x${Buffer.from(text).toString('hex')}`
  if (isNumber(target)) return toDecimal(text.trim())
  if (target === 'date' || target.startsWith('timestamp')) return toMoment(text.trim())
  if (isNumber(type)) return toDecimal(text)
  return type.startsWith('timestamp') ? text.replace(/\+08$/, '') : text
}

/** What a converted value says, to be compared with what it said before. */
export function toMeaningAfter(text: string | null, type: string, before: string): string | null {
  if (text === null) return null
  if (isNumber(type) || isNumber(before)) return toDecimal(text)
  if (type === 'date' || type.startsWith('timestamp')) return toMoment(text)
  return text
}

function isNumber(type: string): boolean {
  return /^(integer|bigint|double|numeric)/.test(type)
}

function toMoment(text: string): string | null {
  if (text === '') return null
  const [day = '', time = ''] = text.replace(/\+08$/, '').split(/[ T]/)
  const full = time === '' ? '00:00:00' : time
  const short = full.includes('.') ? full.replace(/0+$/, '').replace(/\.$/, '') : full
  return `${day} ${short}`
}

function toDecimal(text: string): string | null {
  if (text === '') return null
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^([+-]?)(\d*)\.?(\d*)(?:[eE]([+-]?\d+))?$/.exec(text) ?? []
  const places = Number(exponent)
  const digits = whole + fraction
  const point = whole.length + places
  const [left, right] =
    point <= 0 ? ['0', '0'.repeat(-point) + digits] : [digits.slice(0, point).padEnd(point, '0'), digits.slice(point)]
  const [plainLeft, plainRight] = [left.replace(/^0+(?=.)/, '') || '0', right.replace(/0+$/, '')]
  const plain = plainRight === '' ? plainLeft : `${plainLeft}.${plainRight}`
  return sign === '-' && /[1-9]/.test(plain) ? `-${plain}` : plain
}
