/** A code as one word of the id of a document: what such a word may not hold is written by its number. */
export function toIdWord(code: string): string {
  const word = code.replace(/[^A-Za-z0-9]/gu, (sign) => `-${(sign.codePointAt(0) ?? 0).toString(16)}-`)
  return /^[A-Za-z]/.test(word) ? word : `n${word}`
}
