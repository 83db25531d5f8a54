import type { Diagnostic } from '../diagnostic.ts'
import { iconNames } from '../icons/iconNames.ts'
import { toIconName } from '../icons/toIconName.ts'
import type { Place } from '../places/collectPlaces.ts'
import { findNearestWords, listWords } from '../suggestions.ts'

const known = new Set(iconNames)

/** Icons that a document names can be drawn, in whatever way existing servers write them. */
export const checkIcons = (places: readonly Place[]): readonly Diagnostic[] =>
  places.flatMap(({ annotation, path, value }): readonly Diagnostic[] => {
    if (annotation.kind !== 'reference' || annotation.reference !== 'icon' || value === '') return []
    const name = toIconName(value)
    if (known.has(name)) return []
    const nearest = findNearestWords(name, iconNames, 3)
    const advice = nearest.length === 0 ? 'all' : `did you mean ${listWords(nearest)}? All`
    const message = `no icon is called \`${value}\`; ${advice} names stand in docs/language/icons.md`
    return [{ path, code: 'unknown-icon', message }]
  })
