import type { KeyedSource } from '../../runtime/index.ts'
import type { PopupDictProps } from './props.ts'

/** The report whose rows give stored values their texts. */
export const reportRows = ({ code, value }: PopupDictProps): KeyedSource => ({
  source: { onlineReport: code },
  field: value,
})
