import { type Dispatch, useId } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { Icon } from '../../../icons/index.ts'
import { unseen } from '../../../ui/index.ts'
import { RuleEdit } from '../filters/RuleEdit.tsx'
import { RuleSelect } from '../filters/RuleSelect.tsx'
import { FieldSelect } from './FieldSelect.tsx'
import type { FilterableField } from './filterableFields.ts'
import type { QueryChange, QueryLine } from './queryLines.ts'

interface QueryLineRowProps {
  readonly line: QueryLine
  /** Its place among the lines, from 1. */
  readonly place: number
  readonly fields: readonly FilterableField[]
  readonly isInvalid: boolean
  readonly change: Dispatch<QueryChange>
  readonly onRemove: (number: number) => void
}

/** One condition: its field, its rule, and the value by the editor of the field. */
export function QueryLineRow({ line, place, fields, isInvalid, change, onRemove }: QueryLineRowProps) {
  const translate = useTranslate()
  const id = useId()
  const { number, rule, value } = line
  const field = fields.find(({ name }) => name === line.field)
  const named = (part: string) => `${translate('list.superQuery.line', { line: place })}: ${translate(part)}`
  return (
    <li className="pw-super-line">
      <FieldSelect
        label={named('list.superQuery.field')}
        fields={fields}
        value={line.field}
        isInvalid={isInvalid && !field}
        onChange={(chosen) => change({ kind: 'field', number, field: chosen.name, rules: chosen.rules })}
      />
      <RuleSelect
        className="pw-super-rule"
        label={named('list.superQuery.rule')}
        rules={field?.rules ?? [rule]}
        value={rule}
        onChange={(next) => change({ kind: 'rule', number, rule: next })}
      />
      <div className="pw-super-value">
        <label className={unseen} htmlFor={id}>
          {named('list.superQuery.value')}
        </label>
        {field ? (
          <RuleEdit
            key={field.name}
            id={id}
            widget={field.widget}
            rule={rule}
            value={value ?? undefined}
            onChange={(next) => change({ kind: 'value', number, value: next })}
            disabled={false}
            required={false}
            invalid={isInvalid}
            label={named('list.superQuery.value')}
            placeholder={translate('list.superQuery.value')}
            props={field.props}
          />
        ) : (
          <input id={id} className="pw-super-blank" disabled />
        )}
      </div>
      <button
        type="button"
        className="pw-super-remove"
        aria-label={translate('list.superQuery.removeLine', { line: place })}
        title={translate('list.superQuery.removeLine', { line: place })}
        onClick={() => onRemove(number)}
      >
        <Icon name="delete" />
      </button>
    </li>
  )
}
