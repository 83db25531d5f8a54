import type { Static, TSchema } from 'typebox'
import { FormPage } from './form.ts'
import { ListPage } from './list.ts'
import { BlocksPage, FragmentPage } from './page.ts'
import { PickerPage } from './picker.ts'
import { TreeTablePage } from './treeTable.ts'

/** Every kind of page with its schema. A new kind is a file here and a line in this list. */
export const pageKinds = {
  list: ListPage,
  form: FormPage,
  picker: PickerPage,
  page: BlocksPage,
  fragment: FragmentPage,
  treeTable: TreeTablePage,
} as const satisfies Readonly<Record<string, TSchema>>

export type PageKind = keyof typeof pageKinds
export type PageOf<K extends PageKind> = Static<(typeof pageKinds)[K]>

/** A page document, discriminated by its kind. */
export type Page = { [K in PageKind]: PageOf<K> }[PageKind]
