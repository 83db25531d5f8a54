import { type CSSProperties, useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { type FormatIntl, readLabel, readValue, toText } from '../../../../format/index.ts'
import type { BlockTypes, Scope } from '../../../../language/index.ts'
import type { Registry } from '../../../../registry/index.ts'
import type { SourceValue } from '../../store/pageStore.ts'
import type { BlocksController } from '../../useBlocksController.ts'
import { writeText } from '../../writeText.ts'
import { fromState, toState } from './stateValue.ts'

interface StateInputProps {
  readonly item: BlockTypes['inputs']['items'][number]
  readonly controller: BlocksController
  readonly scope: Scope
  readonly intl: FormatIntl
  readonly registry: Registry
}

/** Milliseconds after the last letter, before what is typed counts. */
const typingPause = 300

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !Array.isArray(value)

/** One widget that changes a named value; what is typed counts once a person pauses, what is chosen at once. */
export function StateInput({ item, controller, scope, intl, registry }: StateInputProps) {
  const id = useId()
  const { store } = controller
  const { state: name, widget: widgetId = 'input', choices } = item
  const kept = (scope.state as Readonly<Record<string, unknown>>)[name]
  const [typed, setTyped] = useState<{ readonly value: unknown; readonly over: unknown }>()
  // What changes the state meanwhile goes before what was typed.
  const value = typed !== undefined && typed.over === kept ? typed.value : fromState(kept)
  const first = controller.resolved.page.state?.[name]?.default
  const settle = useEffectEvent((next: unknown) => store.setState({ [name]: toState(next, first) }))
  const isTyped = typed !== undefined && typed.over === kept
  useEffect(() => {
    if (!isTyped) return
    const timer = setTimeout(() => {
      settle(typed.value)
      setTyped(undefined)
    }, typingPause)
    return () => clearTimeout(timer)
  }, [isTyped, typed])

  const source = choices && (scope.sources as Readonly<Record<string, SourceValue>>)[choices.source]
  const props = useMemo(() => {
    if (!choices) return item.props ?? {}
    const options = (source?.rows ?? []).map((record) => ({
      value: readValue(record, choices.value),
      label: toText(readLabel(record, choices.label)),
    }))
    return { ...item.props, options }
  }, [item, choices, source])
  const widget = registry.findWidget(widgetId)
  if (!widget) return <p role="alert">{intl.translate('issues.unknownWidget', { widget: widgetId })}</p>
  const label = writeText(item.label, scope, intl) || name
  const isWritten = widget.value === 'text' && widget.entry !== undefined
  const Edit = widget.edit
  return (
    <div
      className="pw-block-input"
      style={(item.width === undefined ? {} : { '--pw-input': `${item.width}px` }) as CSSProperties}
    >
      <label htmlFor={id}>{label}</label>
      <Edit
        id={id}
        value={value}
        onChange={(next: unknown) => {
          if (isWritten) setTyped({ value: next, over: kept })
          else settle(next)
        }}
        disabled={false}
        // What begins with a value always has one: it changes to another.
        required={isFilled(first)}
        invalid={false}
        label={label}
        props={props}
      />
    </div>
  )
}
