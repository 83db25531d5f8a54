import { Select } from 'antd'
import type { ReactElement } from 'react'
import type { EditProps } from '../../runtime/index.ts'
import './choices.css'
import type { ChoiceItem } from './choice.ts'
import { ListNote } from './ListNote.tsx'
import { optionalProps } from './optionalProps.ts'
import { selectAccess } from './selectAccess.ts'
import { stateAttributes } from './stateAttributes.ts'

/** From this many choices on only those in view are drawn, of which assistive technology sees three at a time. */
const manyChoices = 200

interface ChoiceSelectProps {
  readonly edit: Omit<EditProps<unknown, unknown>, 'value' | 'onChange'>
  readonly choices: readonly ChoiceItem[]
  readonly values: readonly string[]
  readonly onValues: (values: readonly string[]) => void
  readonly multiple: boolean
  readonly search: boolean
  readonly placeholder: string
  readonly loading?: boolean
  /** What stands in place of a list without choices. */
  readonly note?: { readonly text: string; readonly action?: string; readonly onAction?: () => void }
  readonly onOpen?: () => void
}

/** A drop-down list of choices, for one value or several. */
export function ChoiceSelect({ edit, choices, values, onValues, multiple, search, ...rest }: ChoiceSelectProps) {
  const { loading, note, onOpen } = rest
  const list = (menu: ReactElement) =>
    choices.length === 0 && note ? (
      <ListNote id={edit.id} label={edit.label} {...note} />
    ) : (
      <div ref={selectAccess.listName(edit.label)}>{menu}</div>
    )
  return (
    <Select<string | string[] | undefined, { value: string; label: string; disabled: boolean }>
      className="pw-choice-select"
      {...optionalProps({
        id: edit.id,
        mode: multiple ? 'multiple' : undefined,
        onBlur: edit.onBlur,
        disabled: edit.disabled,
        'aria-disabled': edit.disabled || undefined,
        status: edit.invalid ? 'error' : '',
        placeholder: edit.placeholder || rest.placeholder,
        autoFocus: edit.autoFocus,
        loading,
        ...stateAttributes({ ...edit, required: false }),
      })}
      ref={selectAccess.required(edit.required)}
      value={multiple ? [...values] : values[0]}
      onChange={(value) => onValues(value === undefined ? [] : [value].flat())}
      onOpenChange={(open) => {
        if (open) onOpen?.()
      }}
      options={choices.map(({ value, text, disabled = false }) => ({
        value,
        label: text,
        disabled,
        'aria-disabled': disabled,
      }))}
      virtual={choices.length > manyChoices}
      popupRender={list}
      showSearch={search}
      optionFilterProp="label"
      allowClear
    />
  )
}
