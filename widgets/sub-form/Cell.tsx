import { type DataRecord, useRegistry, type ViewProps } from '../../runtime/index.ts'
import { emptyValue } from '../shared/emptyValue.tsx'
import { textCell } from '../shared/textValue.tsx'
import { toText } from '../shared/values.ts'
import type { SubFormProps } from './props.ts'
import './subForm.css'
import { toRecord } from './toRecord.ts'

/** As many fields of a record as a cell has room for. */
const max = 3

/** The first values of the record side by side. */
export function SubFormCell({ value, fields = {} }: ViewProps<DataRecord, SubFormProps>) {
  const { findWidget } = useRegistry()
  const record = toRecord(value)
  if (!record) return toText(value) === '' ? emptyValue : textCell(toText(value))
  const filled = Object.entries(fields)
    .filter(([name]) => toText(record[name]) !== '')
    .slice(0, max)
  if (filled.length === 0) return emptyValue
  return (
    <span className="pw-sub-form-cell">
      {filled.map(([name, { widget = 'input', props = {}, fields: inner }]) => {
        const found = findWidget(widget)
        const Cell = found?.cell ?? found?.view
        return (
          <span key={name}>
            {Cell ? (
              <Cell value={record[name]} props={props} record={record} {...(inner && { fields: inner })} />
            ) : (
              toText(record[name])
            )}
          </span>
        )
      })}
    </span>
  )
}
