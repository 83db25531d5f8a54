import { useKeepTableText, usePicker, useTranslate } from '../../runtime/index.ts'
import { toText } from '../shared/values.ts'
import { defaultUserPage, defaultUserValue, type UserPickerProps } from './props.ts'
import { userTable } from './userTable.ts'

/** Opens the picker and gives what is stored of the users that were chosen; null when it was dismissed. */
export function usePickUsers(props: UserPickerProps) {
  const { multiple = true, value: stored = defaultUserValue, page = defaultUserPage } = props
  const pick = usePicker()
  const t = useTranslate()
  const keepName = useKeepTableText(userTable(props))
  return async (selected: readonly string[]): Promise<readonly string[] | null> => {
    const records = await pick({ page, multiple, selected, title: t('widgets.user-picker.choose') })
    if (!records) return null
    for (const record of records) {
      const name = toText(record.realname)
      if (name !== '') keepName(toText(record[stored]), name)
    }
    return records.map((record) => toText(record[stored])).filter((key) => key !== '')
  }
}
