import { describe, expect, test } from 'vitest'
import { type CellMode, type KeyPress, toCommand } from '../../../widgets/editable-table/keyboard/toCommand.ts'

const press = (text: string): KeyPress => {
  const parts = text.split('+')
  return {
    key: parts.at(-1) === 'Space' ? ' ' : (parts.at(-1) ?? ''),
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Meta'),
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
  }
}

const wordsOf = (text: string, mode: CellMode): string | undefined => {
  const command = toCommand(press(text), mode)
  if (!command) return undefined
  if (command.kind === 'move') return `${command.extends ? 'extend' : 'move'} ${command.movement}`
  if (command.kind === 'widen' && command.isFar) return `widen far ${command.step}`
  return 'step' in command ? `${command.kind} ${command.step}` : command.kind
}

describe('keys while a person moves about', () => {
  test.each<[string, string | undefined]>([
    ['ArrowLeft', 'move left'],
    ['ArrowRight', 'move right'],
    ['ArrowUp', 'move up'],
    ['ArrowDown', 'move down'],
    ['Shift+ArrowDown', 'extend down'],
    ['Ctrl+ArrowDown', 'move columnEnd'],
    ['Ctrl+Shift+ArrowRight', 'extend lineEnd'],
    ['Home', 'move lineStart'],
    ['End', 'move lineEnd'],
    ['Ctrl+Home', 'move tableStart'],
    ['Ctrl+End', 'move tableEnd'],
    ['Shift+Home', 'extend lineStart'],
    ['PageUp', 'move pageUp'],
    ['PageDown', 'move pageDown'],
    ['Tab', 'tab 1'],
    ['Shift+Tab', 'tab -1'],
    ['Enter', 'enter 1'],
    ['Shift+Enter', 'enter -1'],
    ['Ctrl+Enter', undefined],
    ['F2', 'edit'],
    ['Delete', 'clear'],
    ['Backspace', 'clear'],
    ['Space', 'toggle'],
    ['Shift+Space', 'tickRow'],
    ['Ctrl+a', 'selectAll'],
    ['Meta+a', 'selectAll'],
    ['Ctrl+z', 'undo'],
    ['Ctrl+y', 'redo'],
    ['Ctrl+Shift+Z', 'redo'],
    ['Ctrl+d', 'fillDown'],
    ['Ctrl+c', undefined],
    ['Ctrl+v', undefined],
    ['Alt+ArrowUp', 'moveRows -1'],
    ['Alt+ArrowDown', 'moveRows 1'],
    ['Alt+ArrowLeft', 'widen -1'],
    ['Alt+ArrowRight', 'widen 1'],
    ['Alt+Shift+ArrowRight', 'widen far 1'],
    ['Alt+Enter', 'openForm'],
    ['Escape', undefined],
    ['a', undefined],
  ])('%s: %s', (key, words) => {
    expect(wordsOf(key, 'navigate')).toBe(words)
  })
})

describe('keys while a value is changed', () => {
  test.each<[CellMode, string, string | undefined]>([
    ['type', 'ArrowRight', 'move right'],
    ['type', 'ArrowDown', 'move down'],
    ['type', 'Home', undefined],
    ['type', 'Backspace', undefined],
    ['type', 'Enter', 'enter 1'],
    ['type', 'Tab', 'tab 1'],
    ['type', 'Escape', 'cancel'],
    ['edit', 'ArrowLeft', undefined],
    ['edit', 'ArrowRight', undefined],
    ['edit', 'Home', undefined],
    ['edit', 'ArrowUp', 'move up'],
    ['edit', 'Delete', undefined],
    ['edit', 'Ctrl+a', undefined],
    ['edit', 'Ctrl+z', undefined],
    ['edit', 'Shift+ArrowLeft', undefined],
    ['edit', 'Escape', 'cancel'],
    ['edit', 'Space', undefined],
  ])('%s: %s is %s', (mode, key, words) => {
    expect(wordsOf(key, mode)).toBe(words)
  })

  test('an input method that composes keeps its keys', () => {
    expect(toCommand({ ...press('Enter'), isComposing: true }, 'type')).toBeUndefined()
  })
})
