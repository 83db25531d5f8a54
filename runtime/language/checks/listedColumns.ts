import type { Diagnostic } from '../diagnostic.ts'
import { getList, getText } from '../json.ts'
import type { Place } from '../places/collectPlaces.ts'
import { suggestWord } from '../suggestions.ts'

/** What the chart of a report is drawn of are columns that the document lists. */
export function checkListedColumns(document: unknown, places: readonly Place[]): readonly Diagnostic[] {
  const names = getList(document, 'columns').flatMap((column) => getText(column, 'name') ?? [])
  return places.flatMap(({ annotation, path, value }): readonly Diagnostic[] => {
    if (annotation.kind !== 'reference' || annotation.reference !== 'listed' || names.includes(value)) return []
    const message = `no column is called \`${value}\`${suggestWord(value, names)}`
    return names.length === 0 ? [] : [{ path, code: 'unknown-column', message }]
  })
}
