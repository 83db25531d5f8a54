import type { FormatWord } from '../schema/formatWords.ts'

/** How a value is written, with its texts in the language of the person. */
export interface ValueFormat {
  readonly as?: FormatWord | undefined
  readonly decimals?: number | undefined
  readonly currency?: string | undefined
  /** Whether another record may have another currency, so that each is written as no other one is. */
  readonly hasOwnCurrency?: boolean
  /** Whether a plus stands before what is greater than 0. */
  readonly signed?: boolean | undefined
  readonly prefix?: string | undefined
  readonly suffix?: string | undefined
}
