import { distance } from 'fastest-levenshtein'

const longestWord = 40
const shortestPrefix = 3

/**
 * Finds the valid word that someone most likely meant: one that differs in a third of its letters or less, or that one
 * is the beginning of the other. Letter case does not count.
 */
export function findNearest(word: string, candidates: readonly string[]): string | undefined {
  if (word.length > longestWord) return undefined
  const lower = word.toLowerCase()
  const max = Math.max(1, Math.round(word.length / 3))
  let nearest: string | undefined
  let min = max + 1
  for (const candidate of candidates) {
    const difference = distance(lower, candidate.toLowerCase())
    if (difference < min && difference < Math.max(word.length, candidate.length)) {
      nearest = candidate
      min = difference
    }
  }
  return nearest ?? candidates.find((candidate) => isBeginning(lower, candidate.toLowerCase()))
}

function isBeginning(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < shortestPrefix) return false
  return a.startsWith(b) || b.startsWith(a)
}

/** Writes words as a list for a message: `a`, `b` or `c`. */
export function listWords(words: readonly string[]): string {
  const quoted = words.map((word) => `\`${word}\``)
  const last = quoted.pop()
  if (last === undefined) return 'none'
  return quoted.length === 0 ? last : `${quoted.join(', ')} or ${last}`
}
