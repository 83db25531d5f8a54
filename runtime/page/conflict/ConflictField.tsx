import { type ReactNode, useId } from 'react'

interface ConflictFieldProps {
  readonly label: string
  readonly choice: 'mine' | 'theirs' | undefined
  readonly onChoose: (choice: 'mine' | 'theirs') => void
  readonly mine: ReactNode
  readonly theirs: ReactNode
  readonly words: { readonly mine: string; readonly theirs: string }
}

const sides = ['mine', 'theirs'] as const

/** One field that two people changed: both values, side by side, of which one is chosen. */
export function ConflictField({ label, choice, onChoose, words, ...values }: ConflictFieldProps) {
  const name = useId()
  return (
    <fieldset className="pw-conflict-field">
      <legend>{label}</legend>
      {sides.map((side) => (
        <label key={side} data-chosen={choice === side || undefined}>
          <input type="radio" name={name} checked={choice === side} onChange={() => onChoose(side)} />
          <span className="pw-conflict-side">{words[side]}</span>
          <span className="pw-conflict-value">{values[side]}</span>
        </label>
      ))}
    </fieldset>
  )
}
