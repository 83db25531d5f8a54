import type { KindEntry } from '../registry/index.ts'
import { formKind } from './form/index.ts'

/** Every kind of page with the chunk that holds it. A new kind is a folder here and a line in this list. */
export const kindEntries: readonly KindEntry[] = [
  { id: 'list', load: () => import('./list/index.ts').then((chunk) => chunk.listKind) },
  // The first page that anybody sees is a form.
  { id: 'form', load: () => Promise.resolve(formKind) },
  { id: 'page', load: () => import('./page/index.ts').then((chunk) => chunk.pageKind) },
  { id: 'fragment', load: () => import('./page/fragment.ts').then((chunk) => chunk.fragmentKind) },
  { id: 'treeTable', load: () => import('./treeTable/index.ts').then((chunk) => chunk.treeTableKind) },
  { id: 'picker', load: () => import('./picker/index.ts').then((chunk) => chunk.pickerKind) },
]
