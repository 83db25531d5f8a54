import { type EditProps, useDictionary, useTranslate } from '../../runtime/index.ts'
import { CheckChoice } from '../shared/CheckChoice.tsx'
import { ChoiceSelect } from '../shared/ChoiceSelect.tsx'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { RadioChoice } from '../shared/RadioChoice.tsx'
import { joinList, splitList, toText } from '../shared/values.ts'
import type { DictSelectProps } from './props.ts'
import { TagChoice } from './TagChoice.tsx'

export function DictSelectEdit(edit: EditProps<string, DictSelectProps>) {
  const { dict, mode = 'select', multiple = false, search = false } = edit.props
  const dictionary = useDictionary(dict)
  const t = useTranslate()
  const text = toText(edit.value)
  const values = multiple ? splitList(edit.value) : text === '' ? [] : [text]
  const onValues = (next: readonly string[]) => edit.onChange(multiple ? joinList(next) : next[0])
  const choices = { edit, choices: dictionary.items, values, onValues }
  const { status, retry } = dictionary
  const isLoading = status === 'loading'

  if (mode === 'select') {
    const empty = { text: t(isLoading ? 'widgets.dict-select.loading' : 'widgets.dict-select.none') }
    const failed = { text: t('widgets.dict-select.failed'), action: t('widgets.dict-select.retry'), onAction: retry }
    return (
      <ChoiceSelect
        {...choices}
        multiple={multiple}
        search={search}
        placeholder={t('widgets.dict-select.placeholder')}
        loading={isLoading}
        note={status === 'error' ? failed : empty}
        {...(status === 'error' && { onOpen: retry })}
      />
    )
  }
  if (status === 'error')
    return <LoadFailure text={t('widgets.dict-select.failed')} action={t('widgets.dict-select.retry')} retry={retry} />
  if (isLoading) return <output className="pw-choices">{t('widgets.dict-select.loading')}</output>
  if (mode === 'tag' || (mode === 'button' && multiple)) return <TagChoice {...choices} multiple={multiple} />
  if (multiple) return <CheckChoice {...choices} />
  return (
    <RadioChoice
      edit={edit}
      choices={dictionary.items}
      value={text}
      onValue={(value) => edit.onChange(value)}
      buttons={mode === 'button'}
    />
  )
}
