import { isSameValue, type PageForm } from '../../../form/index.ts'

/** Takes what a check before saving has changed in the values that it was given. */
export function applyGiven(pageForm: PageForm, given: unknown): void {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return
  const current = pageForm.values()
  const changed = Object.entries(given).filter(([name, value]) => !isSameValue(current[name], value))
  if (changed.length > 0) pageForm.setValues(Object.fromEntries(changed))
}
