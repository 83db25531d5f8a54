import { Fragment, type ReactNode, useId } from 'react'

interface ModeRowProps {
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  /** The words of the mode with `{name}` where a part stands. */
  readonly words: string
  readonly parts?: Readonly<Record<string, ReactNode>>
  /** What the mode is called without its parts. */
  readonly label: string
  readonly children?: ReactNode
}

/** One mode of a field: a choice whose words hold the inputs that belong to it. */
export function ModeRow({ name, isChosen, onChoose, words, parts = {}, label, children }: ModeRowProps) {
  const id = useId()
  return (
    <div className="pw-cron-mode" data-chosen={isChosen || undefined}>
      <input type="radio" id={id} name={name} checked={isChosen} onChange={onChoose} aria-label={label} />
      <div>
        <label htmlFor={id}>
          {words.split(/\{(\w+)\}/).map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the words keep their places
            <Fragment key={index}>{index % 2 === 0 ? part : parts[part]}</Fragment>
          ))}
        </label>
        {isChosen && children}
      </div>
    </div>
  )
}
