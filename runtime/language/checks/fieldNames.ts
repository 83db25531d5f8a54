import type { Diagnostic } from '../diagnostic.ts'
import { getList, getMember, getText, isObject } from '../json.ts'
import { childPointer, type Pointer } from '../pointer.ts'

/** Columns that every table of the server has beside its own (wire contract 2.2, the audit columns). */
export const auditColumns = ['id', 'createBy', 'createTime', 'updateBy', 'updateTime'] as const

/** A field stands once in the columns of a table, and once in the layout of a form. */
export function checkRepeatedFields(page: unknown): readonly Diagnostic[] {
  const form = isObject(page) && isObject(page.form) ? page.form : undefined
  return [
    ...findRepeated(collectColumns(getList(page, 'columns'), '/columns'), 'columns'),
    ...findRepeated(collectLayout(getList(page, 'layout'), '/layout'), 'layout'),
    ...findRepeated(collectLayout(getList(form, 'layout'), '/form/layout'), 'layout'),
    ...findRepeated(collectLayout(getList(getMember(page, 'expand'), 'details'), '/expand/details'), 'layout'),
  ]
}

interface PlacedField {
  readonly name: string | undefined
  readonly path: Pointer
}

const placed = (entry: unknown, path: Pointer): PlacedField =>
  typeof entry === 'string'
    ? { name: entry, path }
    : { name: getText(entry, 'field'), path: childPointer(path, 'field') }

const collectColumns = (columns: readonly unknown[], path: Pointer): readonly PlacedField[] =>
  columns.flatMap((entry, index) => {
    const place = childPointer(path, index)
    return [placed(entry, place), ...collectColumns(getList(entry, 'columns'), childPointer(place, 'columns'))]
  })

function collectLayout(layout: readonly unknown[], path: Pointer): readonly PlacedField[] {
  return layout.flatMap((entry, index) => {
    const place = childPointer(path, index)
    const panels = (['tabs', 'steps'] as const).flatMap((name) =>
      getList(entry, name).flatMap((panel, panelIndex) =>
        collectLayout(
          getList(panel, 'items'),
          childPointer(childPointer(childPointer(place, name), panelIndex), 'items'),
        ),
      ),
    )
    return [placed(entry, place), ...collectLayout(getList(entry, 'items'), childPointer(place, 'items')), ...panels]
  })
}

function findRepeated(entries: readonly PlacedField[], list: string): readonly Diagnostic[] {
  const seen = new Set<string>()
  return entries.flatMap(({ name, path }): readonly Diagnostic[] => {
    if (name === undefined) return []
    if (seen.has(name))
      return [
        {
          path,
          code: 'duplicate-name',
          message: `the field \`${name}\` stands in the ${list} already; remove one of them`,
        },
      ]
    seen.add(name)
    return []
  })
}
