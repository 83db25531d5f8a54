import type { WidgetEntry } from '../runtime/index.ts'
import { input } from './input/index.ts'
import { password } from './password/index.ts'

/** The widgets of the first page that anybody sees, of which two are there at once; the list of all of them loads with the first page that names others. */
export const firstWidgetEntries: readonly WidgetEntry[] = [
  { id: 'input', load: () => Promise.resolve(input) },
  { id: 'password', load: () => Promise.resolve(password) },
  { id: 'tabs', load: () => import('./tabs/index.ts').then((module) => module.tabs) },
  { id: 'slider-verify', load: () => import('./slider-verify/index.ts').then((module) => module.sliderVerify) },
  {
    id: 'verification-code',
    load: () => import('./verification-code/index.ts').then((module) => module.verificationCode),
  },
  { id: 'captcha', load: () => import('./captcha/index.ts').then((module) => module.captcha) },
]
