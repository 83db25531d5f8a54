import { useTranslate } from '../../../i18n/index.ts'
import type { FilterableField } from './filterableFields.ts'

interface FieldSelectProps {
  readonly label: string
  readonly fields: readonly FilterableField[]
  readonly value: string
  readonly isInvalid: boolean
  readonly onChange: (field: FilterableField) => void
}

/** Chooses the field of a condition; fields inside of another stand together below its name. */
export function FieldSelect({ label, fields, value, isInvalid, onChange }: FieldSelectProps) {
  const translate = useTranslate()
  const alone = fields.filter(({ group }) => group === undefined)
  const groups = [...new Set(fields.flatMap(({ group }) => group ?? []))]
  const isKnown = value === '' || fields.some(({ name }) => name === value)
  return (
    <select
      className="pw-native-select pw-super-field"
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      data-empty={value === '' || undefined}
      // A line begins at its field.
      // biome-ignore lint/a11y/noAutofocus: a person has just asked for the line
      autoFocus={value === ''}
      value={value}
      onChange={({ target }) => {
        const chosen = fields.find(({ name }) => name === target.value)
        if (chosen) onChange(chosen)
      }}
    >
      {value === '' && <option value="">{translate('list.superQuery.field')}</option>}
      {!isKnown && <option value={value}>{value}</option>}
      {alone.map((field) => toOption(field))}
      {groups.map((group) => (
        <optgroup key={group} label={group}>
          {fields.filter((field) => field.group === group).map((field) => toOption(field))}
        </optgroup>
      ))}
    </select>
  )
}

const toOption = ({ name, label }: FilterableField) => (
  <option key={name} value={name}>
    {label}
  </option>
)
