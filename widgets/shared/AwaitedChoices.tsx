import type { ReactNode } from 'react'
import { type ChoiceState, useChoiceNote } from './choiceState.ts'
import './choices.css'
import { LoadFailure } from './LoadFailure.tsx'

interface AwaitedChoicesProps {
  readonly state: ChoiceState | undefined
  readonly isEmpty: boolean
  readonly children: ReactNode
}

/** Choices that all show, once they are there; until then, or in their absence, it says why there are none. */
export function AwaitedChoices({ state, isEmpty, children }: AwaitedChoicesProps) {
  const { text, action, onAction } = useChoiceNote(state)
  if (state?.status === 'error')
    return <LoadFailure text={text} {...(action && onAction ? { action, retry: onAction } : {})} />
  if (isEmpty) return <output className="pw-choices pw-choices-note">{text}</output>
  return children
}
