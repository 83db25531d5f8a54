import type { ViewProps } from '../../runtime/index.ts'
import { textCell } from '../shared/textValue.tsx'
import { toText } from '../shared/values.ts'
import type { CronProps } from './props.ts'

/** A table shows many expressions: what one means is said where it is edited, and on detail pages. */
export const CronCell = ({ value }: ViewProps<string, CronProps>) => textCell(toText(value))
