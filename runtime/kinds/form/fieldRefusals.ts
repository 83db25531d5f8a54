import { toFieldMessages } from '../../data/index.ts'
import type { PageForm } from '../../form/index.ts'

/** Whether a failure names no fields: what does not stand at fields is reported like any other. */
export const hasNoFields = (error: unknown): boolean => Object.keys(toFieldMessages(error)).length === 0

/**
 * Shows a refusal at the fields that it names, and gives what has no place there: what is about fields that do not show,
 * or the words of the whole where none of its fields shows.
 */
export function placeRefusal(
  error: unknown,
  pageForm: Pick<PageForm, 'setFieldMessages' | 'reveal'>,
  toMessage: (error: unknown) => string,
): string {
  const messages = toFieldMessages(error)
  const { shown, unseen } = pageForm.setFieldMessages(messages)
  pageForm.reveal(shown[0])
  if (Object.keys(messages).length === 0) return ''
  const whole = shown.length === 0 ? toMessage(error) : ''
  const placed = shown.flatMap((name) => messages[name] ?? [])
  const others = unseen.filter((message) => !whole.includes(message) && !placed.includes(message))
  return [whole, ...others].filter(Boolean).join(' ')
}
