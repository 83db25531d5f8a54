import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'

const controls = 'input:not(:disabled), textarea:not(:disabled), button:not(:disabled), [tabindex="0"]'

/** The controls of an element that a person can reach. */
export const controlsOf = (element: Element): readonly HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>(controls),
]

/** The control by which a field is changed: the one that its label names, else the first in the group so named. */
export function findControl(container: Element, label: string): HTMLElement {
  const named =
    container.querySelector<HTMLElement>('#sample') ?? container.querySelector<HTMLElement>(`[aria-label="${label}"]`)
  const control = named?.matches(controls) ? named : named && controlsOf(named)[0]
  if (!control) throw new Error('Nothing to change is named by the label.')
  return control
}

const isText = (control: Element): boolean =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !/^(radio|checkbox|file)$/.test(control.type))

const isListOpen = () => document.querySelector('[role=option], [role=treeitem], .ant-select-tree-treenode') !== null

/** Changes the value as a person without a mouse does, by what the role of the control asks for. */
export async function changeByKeyboard(control: HTMLElement, next: unknown, keys: string | undefined): Promise<void> {
  control.focus()
  if (keys !== undefined) return userEvent.keyboard(keys)
  if (control.role === 'combobox') {
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(isListOpen).toBe(true)
    return userEvent.keyboard('{ArrowDown}{Enter}')
  }
  if (isText(control)) return userEvent.keyboard(`{Control>}a{/Control}${String(next)}{Tab}`)
  return userEvent.keyboard(control instanceof HTMLInputElement && control.type === 'radio' ? '{ArrowRight}' : ' ')
}
