import type { WidgetEntry } from '../runtime/index.ts'
import { input } from './input/index.ts'
import { password } from './password/index.ts'

/** The widgets of the first page that anybody sees; the list of all of them loads with the first page that names others. */
export const firstWidgetEntries: readonly WidgetEntry[] = [
  { id: 'input', load: () => Promise.resolve(input) },
  { id: 'password', load: () => Promise.resolve(password) },
  { id: 'captcha', load: () => import('./captcha/index.ts').then((module) => module.captcha) },
]
