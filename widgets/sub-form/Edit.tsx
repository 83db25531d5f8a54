import { type DataRecord, type EditProps, NestedForm } from '../../runtime/index.ts'
import type { SubFormProps } from './props.ts'
import './subForm.css'
import { toRecord } from './toRecord.ts'

const noFields = {}

/** A record inside of a record, with a form of its own. */
export function SubFormEdit({ fields = noFields, messages, ...edit }: EditProps<DataRecord, SubFormProps>) {
  const { columns = 1, labels = 'top' } = edit.props
  return (
    <fieldset
      id={edit.id}
      className={edit.invalid ? 'pw-sub-form pw-sub-form-wrong' : 'pw-sub-form'}
      aria-label={edit.label}
      aria-describedby={edit.describedBy}
    >
      <NestedForm
        fields={fields}
        columns={columns}
        labels={labels}
        value={toRecord(edit.value)}
        onChange={edit.onChange}
        mode="edit"
        disabled={edit.disabled}
        showErrors={edit.invalid}
        saved={edit.saved}
        {...(messages && { messages })}
      />
    </fieldset>
  )
}
