import { useMemo, useState } from 'react'
import { type EditProps, useDictionary, useTranslate } from '../../runtime/index.ts'
import { useChoiceNote } from '../shared/choiceState.ts'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { filterItems } from './filterItems.ts'
import type { DictSearchSelectProps } from './props.ts'
import { SearchSelect } from './SearchSelect.tsx'

/** A plain dictionary is there as a whole and is searched without a call. */
export function PlainSearch(edit: EditProps<string, DictSearchSelectProps>) {
  const t = useTranslate()
  const dictionary = useDictionary(edit.props.dict)
  const note = useChoiceNote(dictionary)
  const [keyword, setKeyword] = useState('')
  const { items, status } = dictionary
  const found = useMemo(() => filterItems(items, keyword), [items, keyword])
  if (status === 'error' && !note.action) return <LoadFailure text={note.text} />
  const none = { text: t(items.length === 0 ? 'choice.none' : 'widgets.dict-search-select.none') }
  return (
    <SearchSelect
      edit={edit}
      items={found}
      textOf={(values) => values.map((value) => items.find((item) => item.value === value)?.text ?? value)}
      onSearch={setKeyword}
      isLoading={status === 'loading'}
      note={status === 'ready' ? none : note}
      {...(note.onAction && { onOpen: note.onAction })}
    />
  )
}
