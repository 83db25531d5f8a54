import { fillText, type LanguageTexts } from '../../../../runtime/language/index.ts'
import type { Language } from '../../../http/index.ts'

/** What a finding is about. */
export type Topic =
  | 'account'
  | 'call'
  | 'menu'
  | 'code'
  | 'button'
  | 'tenant'
  | 'rule'
  | 'field'
  | 'records'
  | 'form'
  | 'report'
  | 'owner'
  | 'move'

/** What a rule does to a person: opens, closes, leaves a part, or only tells. */
export type Outcome = 'allowed' | 'denied' | 'narrowed' | 'told'

/** One rule that was asked, with what it said and who made it so. */
export interface AccessReason {
  readonly id: string
  readonly topic: Topic
  readonly outcome: Outcome
  /** The code, the rule, the field or the address that it is about. */
  readonly subject: string
  readonly text: string
  /** The roles by which it is so, joined by commas; empty for none. */
  readonly by: string
}

/** A finding before it is put into words. */
export interface RawReason extends Omit<AccessReason, 'id' | 'text' | 'by'> {
  readonly message: LanguageTexts
  readonly details?: Readonly<Record<string, string>>
  readonly by?: readonly string[]
}

/** Puts findings into the words of a language, in their order. */
export function toReasons(raw: readonly RawReason[], language: Language): readonly AccessReason[] {
  return raw.map(({ message, details = {}, by = [], ...reason }, index) => ({
    ...reason,
    id: String(index + 1),
    text: fillText(message[language], details),
    by: by.join(', '),
  }))
}
