import type { Movement } from './moveCell.ts'

/** What a key means to the table. */
export type GridCommand =
  | { readonly kind: 'move'; readonly movement: Movement; readonly extends: boolean }
  | { readonly kind: 'tab'; readonly step: 1 | -1 }
  | { readonly kind: 'enter'; readonly step: 1 | -1 }
  | { readonly kind: 'moveRows'; readonly step: 1 | -1 }
  | { readonly kind: 'widen'; readonly step: 1 | -1; readonly isFar: boolean }
  | { readonly kind: 'openForm' }
  | { readonly kind: 'edit' | 'cancel' | 'clear' | 'selectAll' | 'undo' | 'redo' | 'fillDown' | 'toggle' | 'tickRow' }

/** A key with what is held beside it. */
export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
  /** Whether an input method is composing: the keys then belong to it. */
  readonly isComposing?: boolean
}

/** `idle` and `navigate`: the cell as a whole; `type`: its value is typed anew; `edit`: the caret moves in its value. */
export type CellMode = 'idle' | 'navigate' | 'type' | 'edit'

const movements: Readonly<Record<string, Movement>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'lineStart',
  End: 'lineEnd',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
}

const farMovements: Readonly<Record<string, Movement>> = {
  ArrowLeft: 'lineStart',
  ArrowRight: 'lineEnd',
  ArrowUp: 'columnStart',
  ArrowDown: 'columnEnd',
  Home: 'tableStart',
  End: 'tableEnd',
}

const shortcuts: Readonly<Record<string, 'selectAll' | 'undo' | 'redo' | 'fillDown'>> = {
  a: 'selectAll',
  z: 'undo',
  y: 'redo',
  d: 'fillDown',
}

/** While the caret moves in a value, these keys are the caret's; while a value is typed anew, so are these. */
const caretKeys: Readonly<Record<'type' | 'edit', ReadonlySet<string>>> = {
  type: new Set(['Home', 'End']),
  edit: new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']),
}

/** The command of a key; undefined when the key belongs to what has the focus. */
export function toCommand(press: KeyPress, mode: CellMode): GridCommand | undefined {
  const { key, shiftKey, altKey, isComposing = false } = press
  const isControl = press.ctrlKey || press.metaKey
  if (isComposing) return undefined
  if (altKey) {
    if (key === 'ArrowUp' || key === 'ArrowDown') return { kind: 'moveRows', step: key === 'ArrowUp' ? -1 : 1 }
    if (key === 'Enter') return { kind: 'openForm' }
    const isWidth = (key === 'ArrowLeft' || key === 'ArrowRight') && mode !== 'type' && mode !== 'edit'
    return isWidth ? { kind: 'widen', step: key === 'ArrowLeft' ? -1 : 1, isFar: shiftKey } : undefined
  }
  if (key === 'Tab' && !isControl) return { kind: 'tab', step: shiftKey ? -1 : 1 }
  if (key === 'Enter' && !isControl) return { kind: 'enter', step: shiftKey ? -1 : 1 }
  if (key === 'Escape') return mode === 'idle' || mode === 'navigate' ? undefined : { kind: 'cancel' }
  if (mode === 'type' || mode === 'edit') {
    if (isControl || shiftKey || caretKeys[mode].has(key)) return undefined
    const movement = movements[key]
    return movement && { kind: 'move', movement, extends: false }
  }
  if (isControl) {
    const shortcut = shiftKey && key.toLowerCase() === 'z' ? 'redo' : shortcuts[key.toLowerCase()]
    if (shortcut) return { kind: shortcut }
    const movement = farMovements[key]
    return movement && { kind: 'move', movement, extends: shiftKey }
  }
  if (key === 'F2') return { kind: 'edit' }
  if (key === 'Delete' || key === 'Backspace') return { kind: 'clear' }
  if (key === ' ') return { kind: shiftKey ? 'tickRow' : 'toggle' }
  const movement = movements[key]
  return movement && { kind: 'move', movement, extends: shiftKey }
}
