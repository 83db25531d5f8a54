import { isSameValue, type PageForm } from '../../../form/index.ts'
import { isObject } from '../../../language/index.ts'

/** Takes what a check before saving has changed in the values that it was given. */
export function applyGiven(pageForm: PageForm, given: unknown): void {
  if (!isObject(given)) return
  const current = pageForm.values()
  const changed = Object.entries(given).filter(([name, value]) => !isSameValue(current[name], value))
  if (changed.length > 0) pageForm.setValues(Object.fromEntries(changed))
}
