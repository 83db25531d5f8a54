import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Layout, Scope } from '../language/index.ts'
import { type ContainedFields, type DataRecord, useRegistry } from '../registry/index.ts'
import { PageFormProvider, useMaybePageForm } from './context.tsx'
import { FormLayout } from './FormLayout.tsx'
import { createNestedForm } from './nestedForm.ts'
import { isSameValue } from './sameValue.ts'
import { useLastingEffect } from './useLastingEffect.ts'

interface NestedFormProps {
  /** The fields of the record, as its document declares them. */
  readonly fields: ContainedFields
  /** Where they go; one after the other when left out. */
  readonly layout?: Layout
  readonly columns?: number
  readonly labels?: 'top' | 'left' | 'none'
  readonly value: DataRecord | undefined
  readonly onChange?: (value: DataRecord) => void
  readonly mode: 'edit' | 'view'
  readonly disabled?: boolean
  /** Whether what fails is shown before a person has come to it. */
  readonly showErrors?: boolean
  /** What the server refused, by the path in the record. */
  readonly messages?: Readonly<Record<string, string>>
  /** More names of expressions, such as `rows`. */
  readonly names?: () => Scope
  /** The record as it was saved last; it gives undefined for a new one. */
  readonly saved?: (() => unknown) | undefined
  /** The field that holds the key of the record, which a new one lacks. */
  readonly keyField?: string | undefined
}

const empty = {}
const noMessages = {}
const noNames = () => empty

/**
 * The form of a record that is a value of another form, or a row of a table: rules, conditions, defaults and expressions
 * as in any form. Its expressions find the record as `values` and the values around it as `record`.
 */
export function NestedForm({
  fields,
  layout,
  columns = 1,
  labels = 'top',
  value,
  onChange,
  mode,
  disabled = false,
  showErrors = false,
  messages = noMessages,
  names = noNames,
  saved,
  keyField,
}: NestedFormProps) {
  const outer = useMaybePageForm()
  const { findWidget } = useRegistry()
  const root = useRef<HTMLDivElement>(null)
  const latest = useRef({ value, onChange, names, saved })
  const taken = useRef(value)
  const [pageForm] = useState(() =>
    createNestedForm({
      ...{ fields, layout, value, mode, outer, findWidget, keyField },
      names: () => latest.current.names(),
      saved: () => latest.current.saved?.(),
    }),
  )

  useLayoutEffect(() => {
    latest.current = { value, onChange, names, saved }
  })
  useLayoutEffect(() => {
    if (taken.current !== value) pageForm.applyExternal(value ?? empty)
    taken.current = value
  }, [pageForm, value])
  useLayoutEffect(() => pageForm.setDisabled(disabled), [pageForm, disabled])
  useEffect(() => {
    const notify = () => {
      const values = pageForm.values()
      if (mode === 'edit' && !isSameValue(values, latest.current.value ?? empty)) latest.current.onChange?.(values)
    }
    return pageForm.subscribe(notify)
  }, [pageForm, mode])
  useEffect(() => {
    if (showErrors) void pageForm.validate()
  }, [pageForm, showErrors])
  useEffect(() => void pageForm.setFieldMessages(messages), [pageForm, messages])
  useLastingEffect(
    root,
    useCallback(() => pageForm.dispose, [pageForm]),
  )

  return (
    <PageFormProvider value={pageForm}>
      <div ref={root} className="pw-form-nested">
        <FormLayout layout={pageForm.options.layout} columns={columns} labels={labels} />
      </div>
    </PageFormProvider>
  )
}
