import { CloseCircleFilled, SelectOutlined } from '@ant-design/icons'
import { Input, type InputRef } from 'antd'
import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import {
  type DataRecord,
  type EditProps,
  useMessage,
  usePickReport,
  useSetSiblings,
  useTranslate,
} from '../../runtime/index.ts'
import { optionalProps } from '../shared/optionalProps.ts'
import { SuffixButton } from '../shared/SuffixButton.tsx'
import { stateAttributes } from '../shared/stateAttributes.ts'
import { toText } from '../shared/values.ts'
import { type PopupFields, toColumnValue, toFills } from './popupFields.ts'
import './popup.css'
import type { PopupProps } from './props.ts'
import { useHasAnyValue } from './useHasAnyValue.ts'
import { useParameters } from './useParameters.ts'

interface ChosenRowsProps {
  readonly edit: EditProps<string, PopupProps>
  readonly fields: PopupFields
}

const opening = new Set(['Enter', ' ', 'ArrowDown'])
const emptying = new Set(['Delete', 'Backspace'])
const noRows: readonly DataRecord[] = []

/** What was chosen, in a line that opens the report and can be emptied. */
export function ChosenRows({ edit, fields }: ChosenRowsProps) {
  const t = useTranslate()
  const pick = usePickReport()
  const setSiblings = useSetSiblings()
  const message = useMessage()
  const parametersOf = useParameters(edit.props.params)
  const input = useRef<InputRef>(null)
  const isPicking = useRef(false)
  const { code, multiple = false, groupId } = edit.props
  const text = toText(edit.value)
  // The column that the field stores may be empty in a row that filled other fields.
  const hasAnyValue = useHasAnyValue(fields.pairs.map(({ to }) => to))
  const canEmpty = (text !== '' || hasAnyValue) && !edit.disabled

  const fill = (rows: readonly DataRecord[]) => {
    // The field may be one of those that are filled, whose column then counts.
    edit.onChange((toColumnValue(rows, fields.own) ?? undefined) as string | undefined)
    setSiblings?.(toFills(fields, rows))
  }
  const choose = async () => {
    if (edit.disabled || isPicking.current) return
    const parameters = parametersOf()
    if ('failure' in parameters) return message('error', parameters.failure)
    isPicking.current = true
    const rows = await pick({ code, multiple, group: groupId, ...parameters }).finally(() => {
      isPicking.current = false
    })
    if (rows) fill(rows)
  }
  const empty = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    event.stopPropagation()
    fill(noRows)
    // The button that was pressed goes away with the value.
    input.current?.focus()
  }
  const onBlur = () => {
    // The dialog that takes the focus belongs to the field: it is not left yet.
    if (!isPicking.current) edit.onBlur?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (emptying.has(event.key) && canEmpty) return empty(event)
    if (!opening.has(event.key) || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    void choose()
  }
  return (
    <Input
      ref={input}
      {...optionalProps({
        id: edit.id,
        className: 'pw-popup-rows',
        value: text,
        title: text,
        readOnly: true,
        onBlur,
        disabled: edit.disabled,
        status: edit.invalid ? 'error' : '',
        placeholder: edit.placeholder || t('widgets.popup.placeholder'),
        autoFocus: edit.autoFocus,
        'aria-haspopup': 'dialog',
        ...stateAttributes(edit),
      })}
      onClick={() => void choose()}
      onKeyDown={onKeyDown}
      suffix={
        <>
          {canEmpty && (
            <SuffixButton
              label={t('widgets.popup.empty', { label: edit.label })}
              onClick={empty}
              onKeyDown={(event) => event.stopPropagation()}
            >
              <CloseCircleFilled aria-hidden />
            </SuffixButton>
          )}
          <SuffixButton
            label={t('widgets.popup.choose', { label: edit.label })}
            aria-haspopup="dialog"
            disabled={edit.disabled}
            onClick={(event) => {
              event.stopPropagation()
              input.current?.focus()
              void choose()
            }}
            onKeyDown={(event) => event.stopPropagation()}
          >
            <SelectOutlined aria-hidden />
          </SuffixButton>
        </>
      }
    />
  )
}
