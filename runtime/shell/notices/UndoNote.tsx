import { useEffect } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { useLatest } from '../../ui/index.ts'
import './undoNote.css'

const undoKeys = 'Ctrl+Z'

interface UndoNoteProps {
  readonly text: string
  readonly undo: () => void
  /** Called when what the message tells of was taken back: it has nothing more to say. */
  readonly onUsed: () => void
}

const isTypedIn = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea'))

/** What was done, and the way back: the button, or Ctrl+Z wherever nothing is typed. */
export function UndoNote({ text, undo, onUsed }: UndoNoteProps) {
  const translate = useTranslate()
  const takeBack = () => {
    onUsed()
    undo()
  }
  const latest = useLatest(takeBack)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      if (!isUndo || event.defaultPrevented || isTypedIn(event.target)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [latest])
  return (
    <>
      {text}
      <button type="button" className="pw-undo" aria-keyshortcuts="Control+Z" title={undoKeys} onClick={takeBack}>
        {translate('shell.undo')}
      </button>
    </>
  )
}
