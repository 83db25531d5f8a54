import { isGrouped, isNumberInput, withoutGroups } from './numberText.ts'

/** For the `ref` of an input: keeps its last text when what comes in would spoil it (specification 5). */
const keepNumber = (mayStand: (next: string, inserted: string) => boolean) => (input: HTMLInputElement | null) => {
  if (!input) return
  const refuse = (event: InputEvent) => {
    const { value, selectionStart, selectionEnd } = input
    const inserted = event.data ?? ''
    const next = value.slice(0, selectionStart ?? 0) + inserted + value.slice(selectionEnd ?? 0)
    if (!mayStand(next, inserted)) event.preventDefault()
  }
  input.addEventListener('beforeinput', refuse)
  return () => input.removeEventListener('beforeinput', refuse)
}

export const keepPlainNumber = keepNumber(isNumberInput)

/** The field groups what is typed by itself, so only commas that come in are judged by their places. */
export const keepGroupedNumber = keepNumber((next, inserted) =>
  inserted.includes(',') ? isGrouped(next) : isNumberInput(withoutGroups(next)),
)

/** The characters of a number for antd, which keeps the last number for those of none; input methods write `。`. */
export function parsePlain(text = ''): string | number {
  const plain = text.replaceAll('。', '.')
  return isNumberInput(plain) ? plain : Number.NaN
}

export const parseGrouped = (text = ''): string | number => parsePlain(withoutGroups(text))
