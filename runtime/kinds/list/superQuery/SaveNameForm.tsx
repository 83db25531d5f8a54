import { Button } from 'antd'
import Input from 'antd/es/input/Input'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { usePageServices } from '../../../page/index.ts'
import { BusyButton } from '../../../ui/index.ts'

/** The longest name that a server keeps. */
const longestName = 100

interface SaveNameFormProps {
  readonly isBusy: boolean
  readonly onSave: (title: string) => Promise<void>
  readonly onCancel: () => void
}

/** Asks for the name of a query; one of blanks is none (specification 5). */
export function SaveNameForm({ isBusy, onSave, onCancel }: SaveNameFormProps) {
  const translate = useTranslate()
  const services = usePageServices()
  const [name, setName] = useState('')
  const count = Array.from(name.trim()).length
  const isTooLong = count > longestName
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const title = name.trim()
    if (title === '') services.message('warning', translate('list.superQuery.emptyName'))
    else if (!isTooLong) void onSave(title)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // The builder around it stays.
    event.stopPropagation()
    onCancel()
  }
  return (
    <form className="pw-super-name" onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <Input
        aria-label={translate('list.superQuery.name')}
        placeholder={translate('list.superQuery.name')}
        autoFocus
        status={isTooLong ? 'error' : ''}
        aria-invalid={isTooLong || undefined}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {isTooLong && (
        <span role="alert" className="pw-field-error">
          {translate('form.tooLong', { limit: longestName, count })}
        </span>
      )}
      <div>
        <Button size="small" onClick={onCancel}>
          {translate('form.cancel')}
        </Button>
        <BusyButton size="small" type="primary" htmlType="submit" isBusy={isBusy}>
          {translate('form.submit')}
        </BusyButton>
      </div>
    </form>
  )
}
