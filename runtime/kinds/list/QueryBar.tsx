import { Button } from 'antd'
import { type FormEvent, memo, useCallback, useId, useMemo, useState } from 'react'
import { useText, useTranslate } from '../../i18n/index.ts'
import { useRegistry } from '../../registry/index.ts'
import { firstEntries, toQueryEntry } from './listPage.ts'
import type { ListController } from './useListController.ts'

/** The query bar of a list: Enter or the button asks, reset goes back to what the page starts with. */
export function QueryBar({ controller }: { readonly controller: ListController }) {
  const { resolved, query, search } = controller
  const translate = useTranslate()
  const [draft, setDraft] = useState(query)
  const [isOpen, setOpen] = useState(false)
  const [first] = useState(query)
  const entries = useMemo(() => (resolved.page.query ?? []).map(toQueryEntry), [resolved])
  const shown = isOpen ? entries : entries.slice(0, firstEntries)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    search(draft)
  }
  const onReset = () => {
    setDraft(first)
    search(first)
  }
  const onChange = useCallback(
    (field: string, value: unknown) => setDraft((before) => ({ ...before, [field]: value })),
    [],
  )

  return (
    <form className="pw-query" onSubmit={onSubmit} aria-label={translate('list.query')}>
      {shown.map((entry) => (
        <QueryField
          key={entry.field}
          entry={entry}
          resolved={resolved}
          value={draft[entry.field]}
          onChange={onChange}
        />
      ))}
      <div className="pw-query-buttons">
        <Button type="primary" htmlType="submit">
          {translate('list.search')}
        </Button>
        <Button onClick={onReset}>{translate('list.reset')}</Button>
        {entries.length > firstEntries && (
          <Button type="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {translate(isOpen ? 'list.fold' : 'list.unfold')}
          </Button>
        )}
      </div>
    </form>
  )
}

interface QueryFieldProps {
  readonly entry: ReturnType<typeof toQueryEntry>
  readonly resolved: ListController['resolved']
  readonly value: unknown
  readonly onChange: (field: string, value: unknown) => void
}

const noProps = {}

/** One entry; ticking a row of the list does not draw it again. */
const QueryField = memo(function QueryField({ entry, resolved, value, onChange }: QueryFieldProps) {
  const registry = useRegistry()
  const text = useText()
  const id = useId()
  const { field: name } = entry
  const field = resolved.fields[name]
  const widget = registry.findWidget(entry.widget ?? field?.widget ?? 'input')
  const change = useCallback((next: unknown) => onChange(name, next), [onChange, name])
  if (!widget) return null
  const label = text(entry.label ?? field?.label) || name
  // A filter that asks for a range is of no use where the page asks for one value.
  const isRange = (entry.rule ?? widget.rule) === 'between'
  const Edit = widget.filter && isRange === (widget.rule === 'between') ? widget.filter : widget.edit
  const props = { ...(field?.props ?? noProps), ...entry.props }
  return (
    <div className="pw-query-field">
      <label htmlFor={id} title={label}>
        {label}
      </label>
      <Edit
        id={id}
        value={value ?? undefined}
        onChange={change}
        disabled={false}
        required={false}
        invalid={false}
        label={label}
        {...(entry.placeholder ? { placeholder: text(entry.placeholder) } : {})}
        props={props}
      />
    </div>
  )
})
