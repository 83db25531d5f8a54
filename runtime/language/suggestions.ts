import { distance } from 'fastest-levenshtein'

const plain = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const letters = (word: string): string => [...word].sort().join('')

/** How far apart two words are when case, hyphens and dots do not count; exchanged letters count as one mistake. */
function differenceOf(left: string, right: string): number {
  const difference = distance(left, right)
  return difference === 2 && left.length === right.length && letters(left) === letters(right) ? 1 : difference
}

/**
 * The valid word that was most likely meant, if one is near: at most a third of the letters differ. Of words equally
 * near the first is taken.
 */
export function findNearestWord(word: string, candidates: readonly string[]): string | undefined {
  const written = plain(word)
  if (written === '' || written.length > 80) return undefined
  let nearest: string | undefined
  let min = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    if (candidate === word) continue
    const meant = plain(candidate)
    const limit = Math.max(1, Math.floor(Math.max(written.length, meant.length) / 3))
    if (Math.abs(written.length - meant.length) > limit) continue
    const difference = differenceOf(written, meant)
    if (difference <= limit && difference < min && difference < Math.max(written.length, meant.length)) {
      nearest = candidate
      min = difference
    }
  }
  return nearest
}

const partsOf = (word: string): readonly string[] => word.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 2)

/** Some valid words that may have been meant, the nearest first: the one with a slip, then those that share a part. */
export function findNearestWords(word: string, candidates: readonly string[], count: number): readonly string[] {
  const nearest = findNearestWord(word, candidates)
  const parts = partsOf(word.toLowerCase())
  const alike = candidates.filter((candidate) => partsOf(candidate).some((part) => parts.includes(part)))
  const byDistance = alike.sort(
    (left, right) => differenceOf(plain(word), plain(left)) - differenceOf(plain(word), plain(right)),
  )
  return [...new Set([...(nearest === undefined ? [] : [nearest]), ...byDistance])].slice(0, count)
}

/**
 * Whether a word can hardly be anything but one of others with a slip: one letter differs, of long words two. It is
 * narrower than a suggestion, as here the word may be right.
 */
export function isMisspelt(word: string, candidates: readonly string[]): boolean {
  const nearest = word.length < 4 ? undefined : findNearestWord(word, candidates)
  if (nearest === undefined || plain(nearest).length < 4) return false
  return differenceOf(plain(word), plain(nearest)) <= (word.length < 9 ? 1 : 2)
}

const max = 12

/** Words in backticks as a list that ends with `or`; a long list is cut. */
export function listWords(words: readonly string[], joint = 'or'): string {
  const quoted = words.slice(0, max).map((word) => `\`${word}\``)
  if (words.length > max) return `${quoted.join(', ')} …`
  const last = quoted.pop()
  if (last === undefined) return 'nothing'
  return quoted.length === 0 ? last : `${quoted.join(', ')} ${joint} ${last}`
}

/** The end of a message about an unknown word: the nearest valid one, else what may stand there. */
export function suggestWord(word: string, candidates: readonly string[]): string {
  const nearest = findNearestWord(word, candidates)
  if (nearest !== undefined) return `; did you mean \`${nearest}\`?`
  return candidates.length === 0 ? '' : `; expected ${listWords(candidates)}`
}
