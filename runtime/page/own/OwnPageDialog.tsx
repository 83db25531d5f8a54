import { Button, Input } from 'antd'
import { type FormEvent, useId, useState } from 'react'
import { useData } from '../../data/index.ts'
import { useText, useTranslate } from '../../i18n/index.ts'
import { parseJson, type ResolvedPage } from '../../language/index.ts'
import { Dialog } from '../../popup/index.ts'
import { BusyButton } from '../../ui/index.ts'
import { usePageLibrary } from '../pageLibrary.tsx'
import { usePageServices } from '../pageServices.tsx'
import { useFailureMessage } from '../useFailureMessage.ts'
import { findChoiceErrors, firstChoice, type OwnPageChoice, toOwnPage } from './toOwnPage.ts'
import './ownPage.css'

export interface OwnPageDialogProps {
  readonly resolved: ResolvedPage
  readonly onClosed: () => void
}

const parts = ['title', 'id', 'path'] as const satisfies readonly (keyof OwnPageChoice)[]

/** Saves a derived page as a document on the server, and opens that. */
export function OwnPageDialog({ resolved, onClosed }: OwnPageDialogProps) {
  const translate = useTranslate()
  const text = useText()
  const formId = useId()
  const { client } = useData()
  const library = usePageLibrary()
  const services = usePageServices()
  const failureMessage = useFailureMessage()
  const [choice, setChoice] = useState(() => firstChoice(resolved, text(resolved.page.title)))
  const [isChecked, setChecked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(true)
  const [refusal, setRefusal] = useState('')
  const errors = isChecked ? findChoiceErrors(choice) : {}

  const save = async (event: FormEvent) => {
    event.preventDefault()
    // The form of a dialog hands its submit up to the page behind it.
    event.stopPropagation()
    setChecked(true)
    setRefusal('')
    if (isBusy || Object.keys(findChoiceErrors(choice)).length > 0) return
    setBusy(true)
    try {
      const document = parseJson(await library.write(toOwnPage(resolved, choice)))
      await client.post('/pages', { id: choice.id, document }, { report: false })
      services.message('success', translate('page.own.saved'))
      setOpen(false)
      services.openTab({ page: choice.id, title: choice.title })
    } catch (error) {
      setRefusal(failureMessage(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={isOpen}
      title={translate('page.own.save')}
      width="min(560px, calc(100vw - 32px))"
      maskClosable={false}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>{translate('form.cancel')}</Button>
          <BusyButton type="primary" htmlType="submit" form={formId} isBusy={isBusy}>
            {translate('form.submit')}
          </BusyButton>
        </>
      }
    >
      <form id={formId} className="pw-own-page" noValidate onSubmit={(event) => void save(event)}>
        <p>{translate('page.own.hint')}</p>
        {parts.map((part) => {
          const [fieldId, noteId] = [`${formId}-${part}`, `${formId}-${part}-note`]
          const error = errors[part]
          return (
            <div key={part} className="pw-own-field">
              <label htmlFor={fieldId}>{translate(`page.own.${part}`)}</label>
              <Input
                id={fieldId}
                value={choice[part]}
                maxLength={100}
                required={part !== 'path'}
                status={error ? 'error' : ''}
                aria-invalid={error !== undefined}
                aria-describedby={noteId}
                onChange={({ target }) => setChoice({ ...choice, [part]: target.value })}
              />
              <span
                id={noteId}
                className={error ? 'pw-field-error' : 'pw-field-help'}
                role={error ? 'alert' : undefined}
              >
                {translate(error ?? `page.own.${part}Help`)}
              </span>
            </div>
          )
        })}
        {refusal && (
          <p className="pw-own-refusal" role="alert">
            {refusal}
          </p>
        )}
      </form>
    </Dialog>
  )
}
