/** What a key means to the editor of a cell; undefined when it is the widget's own. */
export type EditorKey = 'cancel' | 'save' | 'next' | 'previous' | undefined

export interface PressedKey {
  readonly key: string
  readonly shift: boolean
  readonly control: boolean
  /** Whether an input method is still composing a word. */
  readonly isComposing: boolean
  /** What of the widget has the focus. */
  readonly on: 'text' | 'lines' | 'document' | 'button' | 'other'
  /** Whether a list or a calendar of the widget is open. */
  readonly hasPopup: boolean
}

/**
 * Enter and Tab save, Escape cancels. While something of the widget is open, Enter and Escape are its own; where text
 * has lines, Shift and Enter begin a new one; a text with a layout of its own is saved by Control and Enter; a button
 * is pressed.
 */
export function toEditorKey({ key, shift, control, isComposing, on, hasPopup }: PressedKey): EditorKey {
  if (isComposing) return undefined
  if (key === 'Tab') return shift ? 'previous' : 'next'
  if (hasPopup) return undefined
  if (key === 'Escape') return 'cancel'
  if (key !== 'Enter') return undefined
  if (control) return 'save'
  if (on === 'document' || on === 'button' || (on === 'lines' && shift)) return undefined
  return 'save'
}
