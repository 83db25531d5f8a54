import './choices.css'

interface ListNoteProps {
  /** The element id of the select that the list belongs to. */
  readonly id: string
  readonly label: string
  readonly text: string
  /** What a click on the note does, and its name. */
  readonly action?: string
  readonly onAction?: () => void
}

/**
 * What stands in the list of a select that has nothing to choose. It takes the ids that antd's input refers to, so that
 * it is read aloud.
 */
export function ListNote({ id, label, text, action, onAction }: ListNoteProps) {
  return (
    <div id={`${id}_list`} role="listbox" aria-label={label}>
      <button
        id={`${id}_list_0`}
        type="button"
        role="option"
        aria-selected={false}
        aria-disabled={!onAction}
        tabIndex={-1}
        className="pw-list-note"
        onClick={onAction}
      >
        {text}
        {action && <span className="pw-list-note-action">{action}</span>}
      </button>
    </div>
  )
}
