import { useCallback, useId, useLayoutEffect, useRef } from 'react'
import { unseen } from '../../../runtime/index.ts'
import { inputAt } from '../actions/editing.ts'
import type { CellProps } from './cellProps.ts'
import { useGrid, useGridSetup } from './context.ts'
import { useCellLabel } from './useCellLabel.ts'
import { useTallEditor } from './useTallEditor.ts'

const controls = 'input:not(:disabled), textarea:not(:disabled), button:not(:disabled), [contenteditable], [tabindex]'

/** The editor of a widget in the cell that is edited now; no other cell has one (design 3, sub-tables). */
export function CellEditor({ column, value, error, isRequired, rowIndex, rowKey }: CellProps) {
  const grid = useGrid()
  const setup = useGridSetup()
  const id = useId()
  const label = useCellLabel(column, rowIndex)
  const place = useRef<HTMLDivElement>(null)
  const { widget, props, name, field } = column
  const valueNow = useCallback(() => grid.store.find(rowKey)?.values[name], [grid, rowKey, name])
  const onChange = useCallback((next: unknown) => inputAt(grid, rowKey, name, next), [grid, rowKey, name])

  useLayoutEffect(() => {
    const element = place.current
    if (!element || !grid.takesFocus()) return
    const focus = (): boolean => {
      if (element.contains(document.activeElement)) return true
      const control = element.querySelector<HTMLElement>(controls)
      control?.focus({ preventScroll: true })
      return control !== null
    }
    if (focus()) return
    // An editor whose code loads now comes later.
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect()
    })
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [grid])

  useTallEditor(place)

  if (!widget) return null
  const Edit = widget.edit
  return (
    <div ref={place} className="pw-grid-editor" data-active>
      <label htmlFor={id} id={`${id}-label`} className={unseen}>
        {label}
      </label>
      <Edit
        id={id}
        value={value}
        valueNow={valueNow}
        onChange={onChange}
        disabled={false}
        required={isRequired}
        invalid={error !== undefined}
        label={label}
        autoFocus
        props={props}
        {...(error ? { describedBy: `${setup.id}-tip` } : {})}
        {...(field.placeholder ? { placeholder: setup.text(field.placeholder) } : {})}
        {...(field.fields ? { fields: field.fields } : {})}
      />
    </div>
  )
}
