import { useState } from 'react'
import type { ChoiceItem } from './choice.ts'

interface TypedChoice {
  /** The choices, and after them what was typed where it is none of them. */
  readonly choices: readonly ChoiceItem[]
  readonly onSearch: (text: string) => void
}

/** Offers what a person types as one more choice (specification 3, `allowInput`). Several are joined by commas, so none may hold one. */
export function useTypedChoice(choices: readonly ChoiceItem[], isAllowed: boolean, multiple: boolean): TypedChoice {
  const [typed, setTyped] = useState('')
  const text = typed.trim()
  const isKnown = choices.some((choice) => choice.text === text || choice.value === text)
  const isOffered = isAllowed && text !== '' && !isKnown && !(multiple && text.includes(','))
  return { choices: isOffered ? [...choices, { value: text, text }] : choices, onSearch: setTyped }
}
