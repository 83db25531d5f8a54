import { isObject } from '../language/index.ts'

/** What a refusal says beside its message: all that the person lacks, and what to do about it. */
export interface Refusal {
  /** Why, without what is lacking. */
  readonly text: string
  readonly lacking: readonly string[]
  /** How many more there are than are listed. */
  readonly more: number
  readonly advice: string
  /** An address of the app that explains it, for who may open it. */
  readonly explain: string | undefined
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string')

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The refusal in the result of a failed call; undefined where there is none, such as from other servers. */
export function findRefusal(result: unknown): Refusal | undefined {
  const refusal = isObject(result) ? result.refusal : undefined
  if (!isObject(refusal) || !isTexts(refusal.lacking)) return undefined
  const { text, lacking, more, advice, explain } = refusal
  return {
    text: textOf(text),
    lacking,
    more: typeof more === 'number' ? more : 0,
    advice: textOf(advice),
    explain: typeof explain === 'string' && /^\/(?!\/)/.test(explain) ? explain : undefined,
  }
}
