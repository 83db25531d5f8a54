/** How many characters one level of a code takes. */
export const levelLength = 3

/** A code of levels, such as `A01` or `A01B12`. */
export const levelCode = /^([A-Z]\d\d)+$/

const segments = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((letter) =>
  Array.from({ length: 99 }, (_, index) => `${letter}${String(index + 1).padStart(2, '0')}`),
)

/** The segment of a level after the highest of some: `A01` … `A99`, `B01` … `Z99`; undefined after the last. */
function nextSegment(taken: readonly string[]): string | undefined {
  const last = taken
    .filter((segment) => segment.length === levelLength && levelCode.test(segment))
    .toSorted()
    .at(-1)
  return segments.find((segment) => last === undefined || segment > last)
}

/** The same, and once there is none after the highest, the least that is free. Undefined when all of them are taken. */
export function nextFreeSegment(taken: readonly string[]): string | undefined {
  return nextSegment(taken) ?? segments.find((segment) => !taken.includes(segment))
}

/** The code that follows the highest of those on one level below another code (wire contract 1.7 and 1.9). */
export function nextLevelCode(above: string, siblings: readonly string[]): string | undefined {
  const next = nextSegment(siblings.map((code) => code.slice(-levelLength)))
  return next === undefined ? undefined : above + next
}
