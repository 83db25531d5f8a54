import { useRef, useState } from 'react'
import type { ChoiceItem } from './choice.ts'

interface TypedChoice {
  /** The choices, and after them what was typed where it is none of them. */
  readonly choices: readonly ChoiceItem[]
  readonly onSearch: (text: string) => void
  /** The choice that was typed and not chosen yet, once; nothing where there is none. */
  readonly takeTyped: () => string | undefined
}

/** Offers what a person types as one more choice (specification 3, `allowInput`). Several are joined by commas, so none may hold one. */
export function useTypedChoice(choices: readonly ChoiceItem[], isAllowed: boolean, multiple: boolean): TypedChoice {
  const [typed, setTyped] = useState('')
  const unchosen = useRef('')
  const text = typed.trim()
  const find = (name: string) => choices.find((choice) => choice.text === name || choice.value === name)
  const canStand = (name: string) => isAllowed && name !== '' && !(multiple && name.includes(','))
  const isOffered = canStand(text) && find(text) === undefined
  return {
    choices: isOffered ? [...choices, { value: text, text }] : choices,
    onSearch(next) {
      unchosen.current = next.trim()
      setTyped(next)
    },
    takeTyped() {
      const name = unchosen.current
      unchosen.current = ''
      return canStand(name) ? (find(name)?.value ?? name) : undefined
    },
  }
}
