import type { Diagnostic } from '../diagnostic.ts'
import { getList, getMember, getText, isObject, type JsonObject } from '../json.ts'
import type { Place } from '../places/collectPlaces.ts'
import { childPointer, type Pointer } from '../pointer.ts'
import { suggestWord } from '../suggestions.ts'

/** Columns that every table of the server has beside its own (wire contract 2.2, the audit columns). */
export const auditColumns = ['id', 'createBy', 'createTime', 'updateBy', 'updateTime'] as const

/**
 * Every field that a document names is declared; one that is not is said once, however often it is named. `key` is the
 * identity of a record, by which one may sort.
 */
export function checkFieldNames(
  places: readonly Place[],
  value: unknown,
  fields: JsonObject,
  key: string,
): readonly Diagnostic[] {
  const names = Object.keys(fields)
  if (names.length === 0) return checkAnyFields(places, value)
  const sortable = new Set<string>([...names, ...auditColumns, key])
  const reported = new Set<string>()
  return places.flatMap(({ annotation, path, value: name }): readonly Diagnostic[] => {
    if (annotation.kind !== 'reference' || name === '' || reported.has(name)) return []
    const isUnknown =
      (annotation.reference === 'field' && !Object.hasOwn(fields, name)) ||
      (annotation.reference === 'column' && !sortable.has(name))
    if (!isUnknown || (path.startsWith('/selection/') && name === key)) return []
    reported.add(name)
    return [{ path, code: 'unknown-field', message: `no field is called \`${name}\`${suggestWord(name, names)}` }]
  })
}

/** Where nothing at all is declared, that is the mistake, and not each name. */
function checkAnyFields(places: readonly Place[], value: unknown): readonly Diagnostic[] {
  const isNamed = places.some(({ annotation }) => annotation.kind === 'reference' && annotation.reference === 'field')
  if (!isNamed) return []
  const path = getMember(value, 'fields') === undefined ? '' : '/fields'
  return [
    {
      path,
      code: 'missing-property',
      message: '`fields` is missing: the document names fields, and nothing declares any',
    },
  ]
}

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
