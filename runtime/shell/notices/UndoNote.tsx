import { useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { isInFront, isPressed, isTyping, useLatest } from '../../ui/index.ts'
import './undoNote.css'

const undoKeys = 'Ctrl+Z'

interface UndoNoteProps {
  readonly text: string
  readonly undo: () => void
  /** Called when what the message tells of was taken back: it has nothing more to say. */
  readonly onUsed: () => void
}

/** What was done, and the way back: the button, or Ctrl+Z wherever nothing is typed and no dialog or drawer is open. */
export function UndoNote({ text, undo, onUsed }: UndoNoteProps) {
  const translate = useTranslate()
  const takeBack = () => {
    onUsed()
    undo()
  }
  const latest = useLatest(takeBack)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Where something is typed, it takes that back.
      const isForField = isTyping(event) && !(event.target as Element).matches('[type=checkbox], [type=radio]')
      if (!isPressed(event, 'undo') || event.defaultPrevented || isForField) return
      if (!button.current || !isInFront(button.current)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [latest])
  return (
    <>
      {text}
      <button
        ref={button}
        type="button"
        className="pw-undo"
        aria-keyshortcuts="Control+Z"
        title={undoKeys}
        onClick={takeBack}
      >
        {translate('shell.undo')}
      </button>
    </>
  )
}
