import { BlockButtons } from '../BlockButtons.tsx'
import type { BlockButton } from '../useBlockActions.ts'

interface PlainHeadProps {
  /** The id of the heading, by which what it heads is called. */
  readonly id: string
  readonly title: string
  readonly description: string
  readonly buttons: readonly BlockButton[]
}

/** The heading of a block without a frame, with its buttons; nothing where it has neither. */
export function PlainHead({ id, title, description, buttons }: PlainHeadProps) {
  if (title === '' && description === '' && buttons.length === 0) return null
  return (
    <header className="pw-block-head">
      <div className="pw-block-titles">
        {title && <h3 id={id}>{title}</h3>}
        {description && <p>{description}</p>}
      </div>
      {buttons.length > 0 && (
        <div className="pw-block-actions">
          <BlockButtons buttons={buttons} isSmall />
        </div>
      )}
    </header>
  )
}
