import type { WidgetEntry } from '../runtime/index.ts'
import { input } from './input/index.ts'
import { password } from './password/index.ts'

/** The widgets, each a chunk that loads when a page names it. */
export const widgetEntries: readonly WidgetEntry[] = [
  // The first page that anybody sees needs these two.
  { id: 'input', load: () => Promise.resolve(input) },
  { id: 'password', load: () => Promise.resolve(password) },
  { id: 'textarea', load: () => import('./textarea/index.ts').then((module) => module.textarea) },
  { id: 'number', load: () => import('./number/index.ts').then((module) => module.number) },
  { id: 'select', load: () => import('./select/index.ts').then((module) => module.select) },
  { id: 'dict-select', load: () => import('./dict-select/index.ts').then((module) => module.dictSelect) },
  { id: 'radio', load: () => import('./radio/index.ts').then((module) => module.radio) },
  { id: 'checkbox', load: () => import('./checkbox/index.ts').then((module) => module.checkbox) },
  { id: 'switch', load: () => import('./switch/index.ts').then((module) => module.switchWidget) },
  { id: 'date', load: () => import('./date/index.ts').then((module) => module.date) },
  { id: 'datetime', load: () => import('./datetime/index.ts').then((module) => module.datetime) },
  { id: 'time', load: () => import('./time/index.ts').then((module) => module.time) },
  { id: 'tree-select', load: () => import('./tree-select/index.ts').then((module) => module.treeSelect) },
  { id: 'user-picker', load: () => import('./user-picker/index.ts').then((module) => module.userPicker) },
  { id: 'image-upload', load: () => import('./image-upload/index.ts').then((module) => module.imageUpload) },
  { id: 'captcha', load: () => import('./captcha/index.ts').then((module) => module.captcha) },
  { id: 'group', load: () => import('./group/index.ts').then((module) => module.group) },
  { id: 'tabs', load: () => import('./tabs/index.ts').then((module) => module.tabs) },
  { id: 'steps', load: () => import('./steps/index.ts').then((module) => module.steps) },
]
