import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useLanguage, useText, useTimeZone } from '../../i18n/index.ts'
import { type Field, toShownTime } from '../../language/index.ts'
import { Dialog } from '../../popup/index.ts'
import { useRegistry } from '../../registry/index.ts'
import { type ChangedRecord, findDifferentFields } from './changedRecords.ts'
import { type ConflictText, conflictText } from './conflictTexts.ts'
import { ShownValue } from './ShownValue.tsx'
import { useWidgetsOf } from './useWidgetsOf.ts'
import './conflict.css'

interface ChangedRecordsDialogProps {
  readonly records: readonly ChangedRecord[]
  readonly fields: Readonly<Record<string, Field>>
  /** Called once the dialog has closed. */
  readonly onAnswer: (isAgreed: boolean) => void
}

/** Shows what somebody made of records since a person saw them, and asks whether they are to be deleted all the same. */
export function ChangedRecordsDialog(props: ChangedRecordsDialogProps) {
  return useWidgetsOf(props.fields, Object.keys(props.fields)) && <Question {...props} />
}

function Question({ records, fields, onAnswer }: ChangedRecordsDialogProps) {
  const language = useLanguage()
  const text = useText()
  useTimeZone()
  const word = (name: ConflictText, values?: Readonly<Record<string, string>>) => conflictText(language, name, values)
  const [isOpen, setOpen] = useState(true)
  const isAgreed = useRef(false)
  const { findWidget } = useRegistry()
  const described = records.map((record) => ({ ...record, names: findDifferentFields(record, fields, findWidget) }))
  const leave = (agreed: boolean) => {
    isAgreed.current = agreed
    setOpen(false)
  }
  return (
    <Dialog
      isFrontmost
      open={isOpen}
      title={word('changedTitle')}
      width={640}
      maskClosable={false}
      onCancel={() => leave(false)}
      afterClose={() => onAnswer(isAgreed.current)}
      footer={
        <div className="pw-conflict-buttons">
          <Button autoFocus onClick={() => leave(false)}>
            {word('keepRecord')}
          </Button>
          <Button danger type="primary" onClick={() => leave(true)}>
            {word('deleteAnyway')}
          </Button>
        </div>
      }
    >
      <div className="pw-conflict">
        <p>{word('notDeleted')}</p>
        {described.map(({ name, by, at, before, now, names }) => (
          <section key={String(now.id)} aria-label={name}>
            <strong>{name}</strong>{' '}
            <span className="pw-conflict-side">{[by, at && toShownTime(at)].filter(Boolean).join(', ')}</span>
            {names.length === 0 && <p className="pw-conflict-empty">{word('changedElsewhere')}</p>}
            <dl className="pw-conflict-taken">
              {names.map((each) => (
                <div key={each}>
                  <dt>{text(fields[each]?.label ?? each)}</dt>
                  <dd>
                    <del>
                      <ShownValue name={each} field={fields[each]} record={before} other={now} />
                    </del>{' '}
                    <ins>
                      <ShownValue name={each} field={fields[each]} record={now} other={before} />
                    </ins>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
