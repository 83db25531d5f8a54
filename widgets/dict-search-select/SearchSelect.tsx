import { Select } from 'antd'
import { useState } from 'react'
import { type DictionaryItem, type EditProps, useTranslate } from '../../runtime/index.ts'
import { ChoiceLabel } from '../shared/ChoiceLabel.tsx'
import type { ChoiceNote } from '../shared/choiceState.ts'
import '../shared/choices.css'
import { ListNote } from '../shared/ListNote.tsx'
import { optionalProps } from '../shared/optionalProps.ts'
import { selectAccess } from '../shared/selectAccess.ts'
import { stateAttributes } from '../shared/stateAttributes.ts'
import { useOpenList } from '../shared/useOpenList.ts'
import { joinList, splitList, toText } from '../shared/values.ts'
import type { DictSearchSelectProps } from './props.ts'

/** From this many items on only those in view are drawn, of which assistive technology sees three at a time. */
const manyChoices = 200

interface LabelledValue {
  readonly value: string
  readonly label: string
}

interface SearchSelectProps {
  readonly edit: EditProps<string, DictSearchSelectProps>
  /** What the search has found. */
  readonly items: readonly DictionaryItem[]
  /** What people read for the values that are chosen, which the search need not have found. */
  readonly textOf: (values: readonly string[]) => readonly string[]
  readonly onSearch: (text: string) => void
  readonly onChosen?: (items: readonly DictionaryItem[]) => void
  readonly onOpen?: () => void
  readonly isLoading: boolean
  /** What stands in place of a list in which nothing was found. */
  readonly note: ChoiceNote
}

/** A list that shows what was found for the text that is typed. */
export function SearchSelect({ edit, items, textOf, onSearch, onChosen, onOpen, isLoading, note }: SearchSelectProps) {
  const { multiple = false } = edit.props
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const text = toText(edit.value)
  const values = multiple ? splitList(edit.value) : text === '' ? [] : [text]
  const texts = textOf(values)
  const labelled = values.map((value, index): LabelledValue => ({ value, label: texts[index] ?? value }))
  const search = (next: string) => {
    setTyped(next)
    onSearch(next)
  }
  const opening = useOpenList((isOpen) => {
    if (isOpen) onOpen?.()
    else search('')
  })
  return (
    <Select<LabelledValue | LabelledValue[] | undefined, { value: string; label: string; disabled: boolean }>
      className="pw-choice-select"
      {...optionalProps({
        id: edit.id,
        mode: multiple ? 'multiple' : undefined,
        onBlur: edit.onBlur,
        disabled: edit.disabled,
        'aria-disabled': edit.disabled || undefined,
        status: edit.invalid ? 'error' : '',
        placeholder: edit.placeholder || t('choice.placeholder'),
        autoFocus: edit.autoFocus,
        ...stateAttributes({ ...edit, required: false }),
      })}
      ref={selectAccess.required(edit.required)}
      labelInValue
      loading={isLoading}
      value={multiple ? labelled : labelled[0]}
      onChange={(chosen) => {
        const next = [chosen ?? []].flat().map((item) => item.value)
        onChosen?.(items.filter((item) => next.includes(item.value)))
        edit.onChange(multiple ? joinList(next) : next[0])
        if (multiple) search('')
      }}
      {...opening}
      options={items.map((item) => ({ value: item.value, label: item.text, disabled: item.disabled ?? false }))}
      optionRender={({ label, value }) => (
        <ChoiceLabel text={String(label)} color={items.find((item) => item.value === value)?.color} />
      )}
      virtual={items.length > manyChoices}
      showSearch
      searchValue={typed}
      onSearch={search}
      filterOption={false}
      popupRender={(menu) =>
        items.length === 0 ? (
          <ListNote id={edit.id} label={edit.label} {...note} />
        ) : (
          <div ref={selectAccess.listName(edit.label)}>{menu}</div>
        )
      }
      allowClear={!edit.required}
    />
  )
}
