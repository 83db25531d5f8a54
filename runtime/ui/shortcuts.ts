/** A key, or several that are pressed together, by their names in `KeyboardEvent.key`; `Ctrl` stands for Command too. */
type Keys = readonly string[]

/**
 * The keyboard shortcuts of the app by what they do. Who binds one asks `isPressed`, and the help lists them all, so that
 * both always agree.
 */
export const shortcuts = {
  search: [['Ctrl', 'K']],
  help: [['?']],
  filter: [['/']],
  save: [['Ctrl', 'S']],
  move: [['ArrowUp'], ['ArrowDown']],
  open: [['Enter']],
  select: [['Space']],
  remove: [['Delete']],
  undo: [['Ctrl', 'Z']],
  print: [['Ctrl', 'P']],
  close: [['Escape']],
} as const satisfies Readonly<Record<string, readonly Keys[]>>

export type ShortcutName = keyof typeof shortcuts

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Whether an event presses the keys of a shortcut and no others. */
export function isPressed(event: Pressed, name: ShortcutName): boolean {
  const pressed = event.key === ' ' ? 'Space' : event.key
  return shortcuts[name].some((keys: Keys) => {
    const key = keys.at(-1) ?? ''
    const isKey = pressed.toLowerCase() === key.toLowerCase()
    // Which signs need Shift hangs on the keyboard.
    const mayShift = /^[^\p{L}]$/u.test(key)
    return (
      isKey &&
      keys.includes('Ctrl') === (event.ctrlKey || event.metaKey) &&
      !event.altKey &&
      (mayShift || !event.shiftKey)
    )
  })
}

/** Whether what is typed at the target of an event goes into a field. */
export const isTyping = ({ target }: Pick<Event, 'target'>): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
