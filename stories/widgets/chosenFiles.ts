import { expect, screen } from 'storybook/test'

/** A file as a person chooses it; what becomes of it tells its name. */
export const chosenFile = (name: string, type = 'application/pdf', content = 'a'): File =>
  new File([content], name, { type })

/** Files on their way by drag or by clipboard. */
export function transferOf(...files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer
}

/** Drags files over an element, as from another window; `drop` lets them go there. */
export function dragFiles(target: HTMLElement, type: 'dragover' | 'drop', ...files: readonly File[]): void {
  const dataTransfer = transferOf(...files)
  target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
}

/** Pastes into an element, as from a clipboard that holds this. */
export function pasteInto(target: HTMLElement, clipboardData: DataTransfer): void {
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** Drops a file that would be on its way for ever, and sees that it is not taken. */
export async function dropInVain(target: HTMLElement, slow = chosenFile('slow.svg', 'image/svg+xml')): Promise<void> {
  dragFiles(target, 'drop', slow)
  // What takes the file shows it by the next turn.
  await new Promise(requestAnimationFrame)
  await expect(screen.queryByRole('progressbar')).toBeNull()
}

/** Chooses files in an input as the browser's own dialog does, which leaves the focus on the input. */
export function chooseFiles(input: HTMLInputElement, ...files: readonly File[]): void {
  input.focus()
  input.files = transferOf(...files).files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
