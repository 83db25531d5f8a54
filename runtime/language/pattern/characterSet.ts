/** A set of characters by their code. */
export interface CharacterSet {
  has(code: number): boolean
}

/** The flags of an expression that a single character depends on: `u`, `i` and `s`. */
export type CharacterFlags = string

const directly = 256
const maxRemembered = 2000

/** The characters of a text as codes: whole characters, or the units of older expressions. */
export function toCodes(text: string, isUnicode: boolean): Int32Array {
  const codes = new Int32Array(text.length)
  let length = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = (isUnicode ? text.codePointAt(index) : text.charCodeAt(index)) ?? 0
    codes[length] = code
    length += 1
    if (code > 0xffff) index += 1
  }
  return codes.subarray(0, length)
}

/** One character. */
export const oneCharacter = (code: number): CharacterSet => ({ has: (other) => other === code })

const maxSets = 500
const sets = new Map<string, CharacterSet>()

/**
 * The characters that a part of an expression stands for, such as `\d` or `[a-z]`. The engine of the machine decides,
 * about one character at a time, which takes it no longer for any pattern; what it said is kept.
 */
export function readCharacterSet(source: string, flags: CharacterFlags): CharacterSet {
  const key = `${flags}/${source}`
  const known = sets.get(key)
  if (known !== undefined) return known
  const set = createCharacterSet(new RegExp(`^${source}$`, flags))
  if (sets.size >= maxSets) sets.clear()
  sets.set(key, set)
  return set
}

function createCharacterSet(expression: RegExp): CharacterSet {
  const known = new Int8Array(directly)
  const others = new Map<number, boolean>()
  const matches = (code: number): boolean => expression.test(String.fromCodePoint(code))
  return {
    has: (code) => {
      if (code < directly) {
        if (known[code] === 0) known[code] = matches(code) ? 1 : -1
        return known[code] === 1
      }
      let found = others.get(code)
      if (found === undefined) {
        if (others.size >= maxRemembered) others.clear()
        found = matches(code)
        others.set(code, found)
      }
      return found
    },
  }
}
