import { textCell } from '../shared/textValue.tsx'
import { toText } from '../shared/values.ts'
import { provinces } from './areas.ts'
import { areaText, findArea } from './areaValue.ts'

/** The names of an area; what is none shows itself. */
export function AreaText({ value }: { readonly value: unknown }) {
  const path = findArea(provinces, value)
  return textCell(path ? areaText(path) : toText(value))
}
