import { Button } from 'antd'
import { type FormEvent, memo, useCallback, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText, useTranslate } from '../../i18n/index.ts'
import { Icon } from '../../icons/index.ts'
import type { QueryRule } from '../../language/index.ts'
import { media, useMedia } from '../../media/index.ts'
import { usePageInstance } from '../../page/index.ts'
import { useRegistry, type ValueRefusal, type ValueWidget } from '../../registry/index.ts'
import { findRefusals } from './filters/findRefusals.ts'
import { RuleEdit } from './filters/RuleEdit.tsx'
import { RuleSelect } from './filters/RuleSelect.tsx'
import { keepForRule } from './filters/ruleValue.ts'
import { entriesInSight, toQueryEntry } from './listPage.ts'
import type { QueryController } from './queryController.ts'
import { type QueryRules, toFilterRule } from './queryRules.ts'
import { leaveToRecords, useFilterKey } from './useFilterKey.ts'

const isAsked = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

const noRules: QueryRules = {}

/** What a person has typed and not asked yet. */
interface QueryDraft {
  readonly values: QueryController['query']
  readonly rules: QueryRules
}

/** The query bar of a list: Enter or the button asks, reset goes back to what the page starts with. */
export function QueryBar({ controller }: { readonly controller: QueryController }) {
  const { resolved, query, search, rules, plain } = controller
  const translate = useTranslate()
  const text = useText()
  // A page inside of another one is not the only one that can be asked.
  const { place } = usePageInstance()
  const registry = useRegistry()
  const entries = useMemo(() => (resolved.page.query ?? []).map(toQueryEntry), [resolved])
  // A record that the list was opened with is none of its entries: to search is to look among all.
  const toValues = (asked: QueryDraft['values']) =>
    Object.fromEntries(entries.flatMap(({ field }) => (field in asked ? [[field, asked[field]]] : [])))
  const [first] = useState<QueryDraft>(() => ({ values: toValues(plain?.query ?? query), rules: noRules }))
  const [draft, setDraft] = useState<QueryDraft>(() => ({ values: toValues(query), rules: rules ?? noRules }))
  // What is asked may change elsewhere too, as by the back button.
  const [asked, setAsked] = useState(query)
  if (asked !== query) {
    setAsked(query)
    setDraft((before) => ({ values: toValues(query), rules: rules ?? before.rules }))
  }
  const bar = useRef<HTMLFormElement>(null)
  useFilterKey(bar)
  const isMobile = useMedia(media.mobile)
  const inSight = useMemo(() => {
    const first = entriesInSight(entries, resolved.page.kind)
    return isMobile ? first.slice(0, 1) : first
  }, [entries, resolved, isMobile])
  const folded = entries.filter((entry) => !inSight.includes(entry) && isAsked(query[entry.field])).length
  // What an address asks besides is in sight.
  const [isOpen, setOpen] = useState(() => !isMobile && plain !== undefined && plain.query !== query && folded > 0)
  const shown = isOpen ? entries : inSight

  const [isChecked, setChecked] = useState(false)
  const refusals = useMemo(
    () => findRefusals(entries, draft.values, (entry) => findFilterWidget(registry, resolved, entry)),
    [entries, draft.values, registry, resolved],
  )

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // What opens in front of the bar may hold forms of its own, whose events come by here.
    if (event.target !== event.currentTarget) return
    const [refused] = Object.keys(refusals)
    setChecked(refused !== undefined)
    if (refused === undefined) return search(draft.values, draft.rules)
    // The filter that is wrong may be folded away.
    if (!inSight.some(({ field }) => field === refused)) flushSync(() => setOpen(true))
    const place = event.currentTarget.querySelector<HTMLElement>(`[data-query="${CSS.escape(refused)}"]`)
    place?.querySelector<HTMLElement>('input, textarea')?.focus()
  }
  const onReset = () => {
    setChecked(false)
    setDraft(first)
    search(first.values, first.rules)
  }
  const onChange = useCallback(
    (field: string, value: unknown) =>
      setDraft((before) => ({ ...before, values: { ...before.values, [field]: value } })),
    [],
  )
  const onRule = useCallback(
    (field: string, from: QueryRule, to: QueryRule) =>
      setDraft(({ values, rules }) => ({
        values: { ...values, [field]: keepForRule(values[field], from, to) },
        rules: { ...rules, [field]: to },
      })),
    [],
  )

  return (
    <form
      ref={bar}
      className="pw-query"
      data-folded={(isMobile && !isOpen) || undefined}
      onSubmit={onSubmit}
      onKeyDown={leaveToRecords}
      aria-label={
        place === 'part' || place === 'block'
          ? `${text(resolved.page.title)}: ${translate('list.query')}`
          : translate('list.query')
      }
    >
      {shown.map((entry) => (
        <QueryField
          key={entry.field}
          entry={entry}
          resolved={resolved}
          value={draft.values[entry.field]}
          chosen={draft.rules[entry.field]}
          onChange={onChange}
          onRule={onRule}
          refusal={isChecked ? refusals[entry.field] : undefined}
        />
      ))}
      <div className="pw-query-buttons">
        <Button
          type="primary"
          htmlType="submit"
          {...(isMobile && !isOpen
            ? { icon: <Icon name="search" />, 'aria-label': translate('list.search') }
            : { children: translate('list.search') })}
        />
        {(!isMobile || isOpen) && <Button onClick={onReset}>{translate('list.reset')}</Button>}
        {entries.length > inSight.length && (
          <Button type={isMobile ? 'default' : 'link'} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen
              ? translate('list.fold')
              : isMobile
                ? translate(folded > 0 ? 'list.filtersCount' : 'list.filters', { count: folded })
                : translate('list.unfold')}
          </Button>
        )}
      </div>
    </form>
  )
}

interface QueryFieldProps {
  readonly entry: ReturnType<typeof toQueryEntry>
  readonly resolved: QueryController['resolved']
  readonly value: unknown
  /** The rule that the person chose. */
  readonly chosen: QueryRule | undefined
  readonly onChange: (field: string, value: unknown) => void
  readonly onRule: (field: string, from: QueryRule, to: QueryRule) => void
  /** Why what was put in cannot be asked. */
  readonly refusal: ValueRefusal | undefined
}

const findFilterWidget = (
  registry: ReturnType<typeof useRegistry>,
  resolved: QueryController['resolved'],
  { field, widget }: ReturnType<typeof toQueryEntry>,
): ValueWidget | undefined => registry.findWidget(widget ?? resolved.fields[field]?.widget ?? 'input')

const noProps = {}

/** One entry; ticking a row of the list does not draw it again. */
const QueryField = memo(function QueryField({
  entry,
  resolved,
  value,
  chosen,
  onChange,
  onRule,
  refusal,
}: QueryFieldProps) {
  const registry = useRegistry()
  const translate = useTranslate()
  const text = useText()
  const id = useId()
  const { field: name, rules } = entry
  const field = resolved.fields[name]
  const widget = findFilterWidget(registry, resolved, entry)
  const change = useCallback((next: unknown) => onChange(name, next), [onChange, name])
  if (!widget) return null
  const label = text(entry.label ?? field?.label) || name
  const rule = toFilterRule(entry, widget, chosen ? { [name]: chosen } : {})
  return (
    <div
      className={rules ? 'pw-query-field pw-query-ruled' : 'pw-query-field'}
      data-query={name}
      data-moment={widget.isMoment || undefined}
    >
      <label htmlFor={id} title={label}>
        {label}
      </label>
      {rules && (
        <RuleSelect
          label={translate('list.rule', { label })}
          rules={rules}
          value={rule}
          onChange={(next) => onRule(name, rule, next)}
        />
      )}
      <RuleEdit
        id={id}
        widget={widget}
        rule={rule}
        value={value ?? undefined}
        onChange={change}
        disabled={false}
        required={false}
        invalid={refusal !== undefined}
        {...(refusal ? { describedBy: `${id}-note` } : {})}
        label={label}
        {...(entry.placeholder ? { placeholder: text(entry.placeholder) } : {})}
        props={{ ...(field?.props ?? noProps), ...entry.props }}
      />
      {refusal && (
        <div id={`${id}-note`} role="alert" className="pw-field-error pw-query-error">
          {text(refusal.text, refusal.values)}
        </div>
      )}
    </div>
  )
})
