import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react'
import { beginEdit, inputAt } from '../actions/editing.ts'
import { toTypedText } from '../clipboard/cellText.ts'
import type { CellMode } from '../keyboard/toCommand.ts'
import type { CellProps } from './cellProps.ts'
import { useGrid, useGridSetup } from './context.ts'
import { useCellLabel } from './useCellLabel.ts'

/**
 * The native input of the active cell. It has the focus also while a person only moves about, with its characters
 * selected: what is typed replaces them, and an input method finds a field to compose in.
 */
export function TextCell({
  column,
  value,
  mode,
  error,
  isRequired,
  rowIndex,
  rowKey,
}: CellProps & { readonly mode: CellMode }) {
  const grid = useGrid()
  const setup = useGridSetup()
  const label = useCellLabel(column, rowIndex)
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<string>()
  const { entry, props, name, field } = column
  const isTyped = mode === 'type' || mode === 'edit'
  const text = entry?.toText(value, props) ?? ''
  // What was typed and called off is gone.
  if (!isTyped && draft !== undefined) setDraft(undefined)

  useLayoutEffect(() => {
    const element = input.current
    if (!element || !grid.takesFocus()) return
    element.focus({ preventScroll: true })
    if (mode === 'edit') element.setSelectionRange(element.value.length, element.value.length)
    else element.select()
  })
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typed = toTypedText(column, target.value)
    if (!entry || typed === undefined) return
    setDraft(typed)
    if (!isTyped) grid.cursor.set({ anchor: grid.cursor.get().cell, mode: 'type' })
    inputAt(grid, rowKey, name, entry.fromText(typed, props))
  }
  const onFocus = () => {
    if (mode !== 'idle') return
    grid.cursor.set({ mode: 'navigate' })
    input.current?.select()
  }
  const onMouseDown = () => {
    // A press in the cell that is active already sets the caret.
    if (mode === 'navigate') grid.cursor.set({ anchor: grid.cursor.get().cell, mode: 'edit' })
  }
  return (
    <input
      ref={input}
      type="text"
      className="pw-grid-box pw-grid-input"
      inputMode={entry?.control === 'number' ? 'decimal' : undefined}
      autoComplete="off"
      aria-label={label}
      aria-invalid={error !== undefined || setup.isInvalid || undefined}
      aria-required={isRequired || undefined}
      aria-describedby={error ? `${setup.id}-tip` : undefined}
      placeholder={field.placeholder ? setup.text(field.placeholder) : undefined}
      value={isTyped ? (draft ?? text) : text}
      onChange={onChange}
      onFocus={onFocus}
      onMouseDown={onMouseDown}
      onDoubleClick={() => beginEdit(grid, 'edit')}
      onCompositionStart={() => {
        if (!isTyped) grid.cursor.set({ mode: 'type' })
      }}
      onBlur={() => setDraft(undefined)}
      data-active
    />
  )
}
