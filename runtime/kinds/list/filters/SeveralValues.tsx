import { type ComponentType, type FocusEvent, type KeyboardEvent, useState } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { Icon } from '../../../icons/index.ts'
import type { EditProps, ValueWidget } from '../../../registry/index.ts'
import { IconButton } from '../../../ui/index.ts'
import { toElements } from './ruleValue.ts'
import './filters.css'

type Edit = EditProps<unknown, unknown>

export interface SeveralValuesProps extends Edit {
  readonly widget: ValueWidget
  readonly Edit: ComponentType<Edit>
}

/**
 * Several values by the editor of one: Enter, a comma or leaving the editor puts what it holds among them. The value is
 * a list, which the wire joins by commas.
 */
export function SeveralValues({ widget, Edit, ...edit }: SeveralValuesProps) {
  const translate = useTranslate()
  const [draft, setDraft] = useState<unknown>()
  const { value, onChange, label } = edit
  const values = toElements(value)
  const isDrafted = draft !== undefined && draft !== '' && draft !== null
  const View = widget.cell ?? widget.view

  const add = () => {
    if (!isDrafted) return
    const known = new Set(values.map(String))
    onChange([...values, ...toElements(draft).filter((element) => !known.has(String(element)))])
    setDraft(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isDrafted || event.nativeEvent.isComposing) return
    if (event.key !== 'Enter' && event.key !== ',' && event.key !== '，') return
    event.preventDefault()
    add()
  }
  const onLeave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) add()
  }
  const remove = (index: number) => {
    const left = values.filter((_, other) => other !== index)
    onChange(left.length > 0 ? left : undefined)
  }

  return (
    <fieldset className="pw-several" aria-label={translate('list.values', { label })} onBlur={onLeave}>
      {values.length > 0 && (
        <ul>
          {values.map((element, index) => (
            <li key={String(element)}>
              <View value={element} props={edit.props} />
              <IconButton
                size="small"
                label={translate('list.removeValue', { value: String(element) })}
                onClick={() => remove(index)}
              >
                <Icon name="close" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className="pw-several-draft" onKeyDownCapture={onKeyDown}>
        <Edit {...edit} value={draft} onChange={setDraft} />
        <IconButton size="small" label={translate('list.addValue')} disabled={!isDrafted} onClick={add}>
          <Icon name="plus" />
        </IconButton>
      </div>
    </fieldset>
  )
}
