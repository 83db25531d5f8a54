import type { ViewProps } from '../../runtime/index.ts'
import { textCell } from '../shared/textValue.tsx'
import { toText } from '../shared/values.ts'
import type { JsonViewProps } from './props.ts'

/** As much as a cell could ever show: a big value is not put into a table as a whole. */
const maxPerCell = 200

export const JsonCell = ({ value }: ViewProps<unknown, JsonViewProps>) =>
  textCell(toText(value).slice(0, maxPerCell).replace(/\s+/g, ' ').trim())
