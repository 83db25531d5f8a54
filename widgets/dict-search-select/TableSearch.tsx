import {
  type EditProps,
  useDictionarySearch,
  useKeepTableText,
  useTableTexts,
  useTranslate,
} from '../../runtime/index.ts'
import type { ChoiceNote } from '../shared/choiceState.ts'
import { splitList, toText } from '../shared/values.ts'
import type { DictSearchSelectProps } from './props.ts'
import { SearchSelect } from './SearchSelect.tsx'

export interface TableSearchProps extends EditProps<string, DictSearchSelectProps> {
  /** Where the search stands; a form when left out. */
  readonly place?: 'form' | 'list'
}

/** A table is searched on the server, once the typing rests (specification 9). */
export function TableSearch({ place, ...edit }: TableSearchProps) {
  const { dict, multiple = false, pageSize } = edit.props
  const t = useTranslate()
  const search = useDictionarySearch(dict, { pageSize, ...(place && { place }) })
  const keepText = useKeepTableText(dict)
  const text = toText(edit.value)
  const values = multiple ? splitList(edit.value) : text === '' ? [] : [text]
  const texts = useTableTexts(dict, values)
  const notes: Readonly<Record<typeof search.status, ChoiceNote>> = {
    idle: { text: t('widgets.dict-search-select.type') },
    loading: { text: t('choice.loading') },
    ready: { text: t('widgets.dict-search-select.none') },
    error: {
      text: search.failure?.message || t('choice.failed'),
      action: t('choice.retry'),
      onAction: search.retry,
    },
  }
  return (
    <SearchSelect
      edit={edit}
      items={search.items}
      textOf={(wanted) => wanted.map((value) => texts[values.indexOf(value)] ?? value)}
      onSearch={search.type}
      onChosen={(items) => {
        for (const item of items) keepText(item.value, item.text)
      }}
      isLoading={search.status === 'loading'}
      note={notes[search.status]}
    />
  )
}
