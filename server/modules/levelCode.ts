const segment = /^([A-Z])(\d\d)$/

/** How many characters one level of a code takes. */
export const levelLength = 3

/** A code of levels, such as `A01` or `A01B12`. */
export const levelCode = /^([A-Z]\d\d)+$/

/**
 * The code that follows the highest of those on one level below another code: `A01` … `A99`, `B01` … `Z99` (wire contract
 * 1.7 and 1.9). Undefined when the level is full.
 */
export function nextLevelCode(above: string, siblings: readonly string[]): string | undefined {
  const last = siblings
    .map((code) => code.slice(-levelLength))
    .filter((part) => segment.test(part))
    .toSorted()
    .at(-1)
  const [, letter = 'A', digits = '00'] = segment.exec(last ?? '') ?? []
  const number = Number(digits) + 1
  if (number <= 99) return `${above}${letter}${String(number).padStart(2, '0')}`
  return letter === 'Z' ? undefined : `${above}${String.fromCharCode(letter.charCodeAt(0) + 1)}01`
}
