/** A number as it is written: an optional minus, digits and one point. */
const written = /^-?\d*\.?\d*$/

/** Digits that the numbers of a browser keep exactly. */
export const exactDigits = 15

/** The digits of a written number that say something: no zeros at its front. */
const digitsOf = (text: string): string => text.replace(/[-.]/g, '').replace(/^0+/, '')

/** Whether a written number can be kept as a number without losing digits. */
export const isExact = (text: string): boolean => digitsOf(text).length <= exactDigits || sameNumber(text)

/** Whether the number that a browser makes of a text is the one that was written. */
function sameNumber(text: string): boolean {
  const plain = Number(text).toString()
  if (!written.test(plain)) return false
  const trim = (number: string) => {
    const [whole = '', fraction = ''] = number.replace('-', '').split('.')
    return `${whole.replace(/^0+(?=\d)/, '') || '0'}.${fraction.replace(/0+$/, '')}`
  }
  return trim(plain) === trim(text)
}

/** Digits after the point of a number. */
export function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e')
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent))
}
