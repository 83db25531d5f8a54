import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { FormLayout, PageFormProvider } from '../../../form/index.ts'
import type { ResolvedPage } from '../../../language/index.ts'
import { type DataRecord, useRegistry } from '../../../registry/index.ts'
import type { RecordsKind } from '../listPage.ts'
import { toEditorKey } from './editorKeys.ts'
import { toPressedKey } from './pressedKey.ts'
import { useCellForm } from './useCellForm.ts'
import './cellEditor.css'

export interface CellEditorProps {
  readonly resolved: ResolvedPage<RecordsKind>
  readonly record: DataRecord
  readonly field: string
  /** Whether what is wrong is said above the cell, as there is no room below the last row. */
  readonly isLast: boolean
  readonly onSave: (changes: DataRecord) => void
  /** Ends editing; a person who pressed elsewhere has left already. */
  readonly onLeave: (to: 'cell' | 'next' | 'previous' | undefined) => void
  /** Told whether a value stands here that may not be saved, which no other cell may take the place of. */
  readonly onHeld: (isHeld: boolean) => void
}

const controls =
  'input:not(:disabled), textarea:not(:disabled), select:not(:disabled), [contenteditable="true"], button:not(:disabled), [tabindex="0"]'

/** The editor of one value in its cell: the widget of the field with the rules and conditions of its form. */
export function CellEditor({ resolved, record, field, isLast, onSave, onLeave, onHeld }: CellEditorProps) {
  const root = useRef<HTMLDivElement>(null)
  const isReady = useEditor(resolved.fields[field]?.widget ?? 'input')
  const { pageForm, finish } = useCellForm({ resolved, record, field })

  useEffect(() => {
    const control = isReady ? root.current?.querySelector<HTMLElement>(controls) : undefined
    control?.focus()
    if (control instanceof HTMLInputElement && control.type === 'text') control.select()
  }, [isReady])

  const commit = useCallback(
    async (to: 'cell' | 'next' | 'previous' | undefined) => {
      const changes = await finish()
      onHeld(changes === undefined)
      if (changes === undefined) return root.current?.querySelector<HTMLElement>(controls)?.focus()
      if (Object.keys(changes).length > 0) onSave(changes)
      onLeave(to)
    },
    [finish, onHeld, onSave, onLeave],
  )
  useEffect(() => () => onHeld(false), [onHeld])
  useEffect(() => {
    const pressed = ({ target }: PointerEvent) => {
      const editor = root.current
      if (!(target instanceof Node) || !editor || editor.contains(target)) return
      // Lists, calendars and dialogs of the widget stand outside of the page's own part of the document.
      if (editor.closest('.pw-list')?.contains(target)) void commit(undefined)
    }
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [commit])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.target as Node)) return
    const meaning = toEditorKey(toPressedKey(event))
    if (meaning === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (meaning !== 'cancel') return void commit(meaning === 'save' ? 'cell' : meaning)
    onHeld(false)
    onLeave('cell')
  }
  return (
    <div
      ref={root}
      className={isLast ? 'pw-cell-editor pw-cell-editor-last' : 'pw-cell-editor'}
      onKeyDownCapture={onKeyDown}
    >
      {isReady && (
        <PageFormProvider value={pageForm}>
          <FormLayout layout={[field]} columns={1} labels="none" />
        </PageFormProvider>
      )}
    </div>
  )
}

/** Loads the editor of a widget, of which a list has only what shows values. */
function useEditor(widget: string): boolean {
  const registry = useRegistry()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let isThere = true
    void registry.loadWidgets({ shown: [], edited: [widget] }).then(() => {
      if (isThere) setReady(true)
    })
    return () => {
      isThere = false
    }
  }, [registry, widget])
  return isReady
}
