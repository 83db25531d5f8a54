import { Button, Input } from 'antd'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { type EditProps, useTranslate } from '../../runtime/index.ts'
import { findJsonIssue } from '../shared/jsonIssue.ts'
import { optionalProps } from '../shared/optionalProps.ts'
import { stateAttributes } from '../shared/stateAttributes.ts'
import './jsonView.css'
import { defaultRows, type JsonViewProps } from './props.ts'
import { formatJson, readJson } from './readJson.ts'

const isStructure = (value: unknown): boolean => typeof value === 'object' && value !== null

export function JsonEdit(edit: EditProps<unknown, JsonViewProps>) {
  const t = useTranslate()
  // A value that came as itself goes as itself; its text is only how it is written.
  const [keepsValue] = useState(() => isStructure(edit.value))
  const [draft, setDraft] = useState(() => ({ text: toDraft(edit.value), value: edit.value }))
  useEffect(() => {
    setDraft((before) => (before.value === edit.value ? before : { text: toDraft(edit.value), value: edit.value }))
  }, [edit.value])

  // A big text is looked through after it was drawn.
  const checked = useDeferredValue(draft.text)
  const issue = useMemo(() => findJsonIssue(checked), [checked])
  const change = (text: string) => {
    const read = keepsValue ? readJson(text) : undefined
    const value = read && isStructure(read.value) ? read.value : text
    setDraft({ text, value })
    edit.onChange(value)
  }
  const note = `${edit.id}-json`
  const state = stateAttributes({ ...edit, invalid: edit.invalid || issue !== undefined })
  return (
    <div>
      <Input.TextArea
        {...optionalProps({
          id: edit.id,
          className: 'pw-json-source',
          value: draft.text,
          rows: edit.props.rows ?? defaultRows,
          onBlur: edit.onBlur,
          disabled: edit.disabled,
          status: edit.invalid || issue ? 'error' : '',
          placeholder: edit.placeholder,
          autoFocus: edit.autoFocus,
          spellCheck: false,
          ...state,
          'aria-describedby': edit.describedBy ? `${note} ${edit.describedBy}` : note,
        })}
        onChange={(event) => change(event.target.value)}
      />
      <div className="pw-json-place">
        <output id={note} className="pw-json-wrong">
          {issue && t('widgets.json-view.wrong', { line: issue.line, column: issue.column })}
        </output>
        <Button
          size="small"
          disabled={edit.disabled || issue !== undefined || draft.text === ''}
          onClick={() => change(formatJson(draft.text))}
        >
          {t('widgets.json-view.format')}
        </Button>
      </div>
    </div>
  )
}

/** Text stays as it was written; a value gets lines. */
const toDraft = (value: unknown): string => (typeof value === 'string' ? value : formatJson(value))
