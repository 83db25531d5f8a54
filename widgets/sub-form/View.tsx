import { type DataRecord, NestedForm, type ViewProps } from '../../runtime/index.ts'
import { emptyValue } from '../shared/emptyValue.tsx'
import { toText } from '../shared/values.ts'
import type { SubFormProps } from './props.ts'
import './subForm.css'
import { toRecord } from './toRecord.ts'

/** The record with its labels; a value that is no record shows as it is. */
export function SubFormView({ value, props, fields }: ViewProps<DataRecord, SubFormProps>) {
  const record = toRecord(value)
  if (!record || !fields) return toText(value) === '' ? emptyValue : toText(value)
  const { columns = 1, labels = 'top' } = props
  return (
    <div className="pw-sub-form">
      {/* What shows a record holds no values of its own: another record is another form. */}
      <NestedForm key={JSON.stringify(record)} {...{ fields, columns, labels }} value={record} mode="view" />
    </div>
  )
}
