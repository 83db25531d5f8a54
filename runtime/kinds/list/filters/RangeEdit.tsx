import type { ComponentType } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import type { EditProps } from '../../../registry/index.ts'
import { unseen } from '../../../ui/index.ts'
import './filters.css'

type Edit = EditProps<unknown, unknown>

export interface RangeEditProps extends Edit {
  readonly Edit: ComponentType<Edit>
}

/** The two ends of a range, for widgets that have no editor of their own for it; either may stay open. */
export function RangeEdit({ Edit, ...edit }: RangeEditProps) {
  const translate = useTranslate()
  const [from, to] = [edit.value].flat()
  const toId = `${edit.id}-to`
  const change = (ends: readonly unknown[]) =>
    edit.onChange(ends.some((end) => end !== undefined && end !== '' && end !== null) ? ends : undefined)
  return (
    <div className="pw-range-edit">
      <Edit
        {...edit}
        label={translate('list.rangeFrom', { label: edit.label })}
        value={from ?? undefined}
        onChange={(next) => change([next, to])}
      />
      <span aria-hidden="true">–</span>
      <label className={unseen} htmlFor={toId}>
        {translate('list.rangeTo', { label: edit.label })}
      </label>
      <Edit
        {...edit}
        id={toId}
        label={translate('list.rangeTo', { label: edit.label })}
        value={to ?? undefined}
        onChange={(next) => change([from, next])}
      />
    </div>
  )
}
