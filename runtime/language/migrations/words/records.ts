import type { JsonObject } from '../../json.ts'
import { change, ofEach, ofObject, rename } from './rename.ts'

/** Pages about a record, beside or below it. */
const toParts = ofEach((part) => rename(part, { when: 'showWhen' }))

/** The query bar of a page. */
export const withQueryBar = (page: JsonObject): JsonObject =>
  change(
    page,
    'query',
    ofEach((entry) => rename(entry, { folded: 'collapsed' })),
  )

/** Options of an import, some of which were called as servers of the family call them. */
const ofImport = {
  isSingleTableImport: 'businessCode',
  foreignKeys: 'values',
  validateStatus: 'strict',
  hint: 'help',
} as const

/** The tree beside the records of a list or a picker. */
export const withSideTree = (page: JsonObject): JsonObject =>
  change(
    page,
    'tree',
    ofObject((tree) => rename(tree, { query: 'parameter' })),
  )

/** A form, or the form of a list. */
export const toForm = (form: JsonObject): JsonObject => rename(form, { readOnly: 'readOnlyWhen' })

const toExpansion = (expansion: JsonObject): JsonObject =>
  change(rename(expansion, { when: 'showWhen' }), 'parts', toParts)

type Part = readonly [name: string, to: (member: unknown) => unknown]

const parts: readonly Part[] = [
  ['parts', toParts],
  ['expand', ofObject(toExpansion)],
  ['form', ofObject(toForm)],
  ['import', ofObject((options) => rename(options, ofImport))],
]

/** What lists, pickers and tree tables say of their records. */
export const withRecords = (page: JsonObject): JsonObject =>
  parts.reduce(
    (document, [name, to]) => change(document, name, to),
    withQueryBar(rename(page, { access: 'accessPrefix', rowStyles: 'rowTones' })),
  )
