import { Button } from 'antd'
import { type FormEvent, useRef, useState } from 'react'
import { type SavedQuery, useSavedQueries } from '../../../data/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { Icon } from '../../../icons/index.ts'
import type { Page } from '../../../language/index.ts'
import { useFailureMessage, usePageServices } from '../../../page/index.ts'
import type { FilterableField } from './filterableFields.ts'
import { type QueryDraft, toSavedQuery } from './queryLines.ts'
import { SaveNameForm } from './SaveNameForm.tsx'

interface SavedQueryListProps {
  readonly page: Page
  readonly fields: readonly FilterableField[]
  readonly draft: QueryDraft
  /** Whether the conditions at hand may be saved; otherwise the person is told why. */
  readonly mayName: () => boolean
  readonly onLoad: (query: SavedQuery) => void
}

/** The queries that a person keeps for a page: saved under a name, taken up again, deleted (specification 5). */
export function SavedQueryList({ page, fields, draft, mayName, onLoad }: SavedQueryListProps) {
  const translate = useTranslate()
  const services = usePageServices()
  const failureMessage = useFailureMessage()
  const kept = useSavedQueries({ pageId: page.id, path: page.menu?.path ?? page.id })
  const [isNaming, setNaming] = useState(false)
  // Once a name was asked for, the button that comes back has the focus again.
  const [wasNaming, setWasNaming] = useState(false)
  const saveButton = useRef<HTMLButtonElement>(null)
  const [isBusy, setBusy] = useState(false)

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      services.message('error', failureMessage(error))
    } finally {
      setBusy(false)
    }
  }
  const endNaming = () => {
    setNaming(false)
    setWasNaming(true)
  }
  const save = (title: string) =>
    attempt(async () => {
      const isKnown = kept.queries.some((query) => query.title === title)
      if (
        isKnown &&
        !(await services.confirm({
          text: translate('list.superQuery.overwrite', { name: title }),
          yes: translate('form.changed.replace'),
        }))
      )
        return
      await kept.save(toSavedQuery(title, draft, fields))
      services.message('success', translate('list.superQuery.saveDone'))
      endNaming()
    })
  const remove = (title: string) =>
    attempt(async () => {
      const question = { text: translate('list.superQuery.removeConfirm'), yes: translate('list.remove'), danger: true }
      if (!(await services.confirm(question))) return
      await kept.remove(title)
      saveButton.current?.focus()
    })
  const onName = (event: FormEvent) => {
    event.preventDefault()
    if (mayName()) setNaming(true)
  }

  return (
    <section className="pw-super-saved" aria-label={translate('list.superQuery.saved')} aria-busy={isBusy}>
      <h3>{translate('list.superQuery.saved')}</h3>
      {isNaming ? (
        <SaveNameForm isBusy={isBusy} onSave={save} onCancel={endNaming} />
      ) : (
        <Button
          ref={saveButton}
          block
          icon={<Icon name="save" />}
          autoFocus={wasNaming}
          disabled={kept.status !== 'ready'}
          onClick={onName}
        >
          {translate('list.superQuery.save')}
        </Button>
      )}
      {kept.status === 'loading' && (
        <div className="pw-super-note" role="status" aria-label={translate('page.loading')} />
      )}
      {kept.status === 'error' && (
        <div className="pw-super-note" role="alert">
          <p>{kept.failure?.message}</p>
          <Button size="small" onClick={kept.retry}>
            {translate('issues.retry')}
          </Button>
        </div>
      )}
      {kept.status === 'ready' && kept.queries.length === 0 && (
        <p className="pw-super-note">{translate('list.superQuery.savedEmpty')}</p>
      )}
      {kept.queries.length > 0 && (
        <ul>
          {kept.queries.map((query) => (
            <li key={query.title}>
              <button
                type="button"
                className="pw-super-title"
                aria-label={translate('list.superQuery.apply', { name: query.title })}
                title={query.title}
                onClick={() => onLoad(query)}
              >
                {query.title}
              </button>
              <button
                type="button"
                className="pw-super-remove"
                aria-label={translate('list.superQuery.remove', { name: query.title })}
                disabled={isBusy}
                onClick={() => void remove(query.title)}
              >
                <Icon name="delete" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {kept.isInBrowser && kept.queries.length > 0 && (
        <p className="pw-super-hint">{translate('list.superQuery.inBrowser')}</p>
      )}
    </section>
  )
}
