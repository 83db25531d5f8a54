import { FormattedValue } from './FormattedValue.tsx'
import { writeValuesOfExpressions } from './writeValues.ts'

/** Lets pages and expressions write values by formats, and gives what shows such a value. */
export function loadFormats() {
  writeValuesOfExpressions()
  return FormattedValue
}
