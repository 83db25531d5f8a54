import { Select } from 'antd'
import type { KeyboardEvent, ReactElement } from 'react'
import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { awaitedName } from './awaitedName.tsx'
import { ChoiceLabel } from './ChoiceLabel.tsx'
import './choices.css'
import type { ChoiceItem } from './choice.ts'
import { type ChoiceState, retryOnOpen, useChoiceNote } from './choiceState.ts'
import { ListNote } from './ListNote.tsx'
import { optionalProps } from './optionalProps.ts'
import { selectAccess } from './selectAccess.ts'
import { stateAttributes } from './stateAttributes.ts'
import { useOpenList } from './useOpenList.ts'
import { useTypedChoice } from './useTypedChoice.ts'

/** From this many choices on only those in view are drawn, of which assistive technology sees three at a time. */
const manyChoices = 200

interface ChoiceSelectProps {
  readonly edit: Omit<EditProps<unknown, unknown>, 'value' | 'onChange'>
  readonly choices: readonly ChoiceItem[]
  readonly values: readonly string[]
  readonly onValues: (values: readonly string[]) => void
  readonly multiple: boolean
  readonly search: boolean
  /** What is typed can be chosen too. */
  readonly allowInput?: boolean | undefined
  readonly placeholder?: string
  /** How far choices that a server gives are on their way. */
  readonly state?: ChoiceState
  /** The most that can be chosen; any number when left out. */
  readonly max?: number | undefined
  /** What the list is called where no label element says it. */
  readonly name?: string
  /** Told that the list opens. */
  readonly onOpen?: () => void
}

const isFound = (typed: string, option?: { readonly label: string }): boolean =>
  option?.label.toLowerCase().includes(typed.trim().toLowerCase()) ?? false

/** Whether a key takes back what is chosen: where something is typed it changes that. */
const isClearKey = ({ key, target }: KeyboardEvent): boolean =>
  (key === 'Backspace' || key === 'Delete') && !(target instanceof HTMLInputElement && target.value !== '')

/** A drop-down list of choices, for one value or several. */
export function ChoiceSelect({ edit, values, onValues, multiple, search, ...rest }: ChoiceSelectProps) {
  const { placeholder, state, max, name = edit.label, onOpen, allowInput = false } = rest
  const { choices, onSearch, takeTyped } = useTypedChoice(rest.choices, allowInput, multiple)
  const t = useTranslate()
  const note = useChoiceNote(state)
  const opening = useOpenList((isOpen) => {
    // Who leaves the field has chosen what stands in it.
    const typed = isOpen ? undefined : takeTyped()
    if (typed !== undefined && !(multiple && values.includes(typed))) onValues(multiple ? [...values, typed] : [typed])
    if (!isOpen) return
    onOpen?.()
    retryOnOpen(state)
  })
  const canClear = !multiple && values.length > 0 && !edit.required && !edit.disabled
  const isFull = multiple && max !== undefined && values.length >= max
  const colours = new Map(choices.flatMap(({ value, color }) => (color ? [[value, color] as const] : [])))
  const list = (menu: ReactElement) =>
    choices.length === 0 ? (
      <ListNote id={edit.id} label={name} {...note} />
    ) : (
      <div ref={selectAccess.listName(name)}>
        {menu}
        {isFull && (
          // antd's input refers to this id where nothing in the list can be chosen.
          <div id={`${edit.id}_list_-1`} className="pw-list-note">
            {t('choice.full', { max })}
          </div>
        )}
      </div>
    )
  const toLabel = ({ label, value }: { readonly label?: unknown; readonly value?: unknown }) => (
    <ChoiceLabel text={String(label ?? value)} color={colours.get(String(value))} />
  )
  return (
    <Select<string | string[] | undefined, { value: string; label: string; title: string; disabled: boolean }>
      className="pw-choice-select"
      {...optionalProps({
        id: edit.id,
        mode: multiple ? 'multiple' : undefined,
        onBlur: edit.onBlur,
        disabled: edit.disabled,
        'aria-disabled': edit.disabled || undefined,
        status: edit.invalid ? 'error' : '',
        placeholder: edit.placeholder || placeholder || t('choice.placeholder'),
        autoFocus: edit.autoFocus,
        ...stateAttributes({ ...edit, required: false }),
      })}
      ref={selectAccess.required(edit.required, rest.name)}
      loading={state?.status === 'loading'}
      value={multiple ? [...values] : values[0]}
      onChange={(value) => {
        takeTyped()
        onValues(value === undefined ? [] : [value].flat())
      }}
      {...opening}
      onKeyDown={(event) => {
        if (event.key === 'Escape') takeTyped()
        if (canClear && isClearKey(event)) onValues([])
        opening.onKeyDown(event)
      }}
      options={choices.map(({ value, text, disabled = false }) => {
        const isOut = disabled || (isFull && !values.includes(value))
        return { value, label: text, title: text, disabled: isOut, 'aria-disabled': isOut }
      })}
      {...(colours.size > 0 && { optionRender: toLabel, labelRender: toLabel })}
      {...(state?.status === 'loading' && { labelRender: () => awaitedName })}
      virtual={choices.length > manyChoices}
      popupRender={list}
      showSearch={search || allowInput}
      {...(allowInput && { onSearch })}
      filterOption={isFound}
      notFoundContent={t('choice.none')}
      allowClear={!edit.required}
    />
  )
}
