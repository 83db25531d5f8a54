import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useLanguage, useText, useTimeZone } from '../../i18n/index.ts'
import { toShownTime } from '../../language/index.ts'
import { Dialog } from '../../popup/index.ts'
import { ConflictField } from './ConflictField.tsx'
import type { ConflictChoice, ConflictQuestion, FieldChoices } from './conflictQuestion.ts'
import { type ConflictText, conflictText } from './conflictTexts.ts'
import { ShownValue } from './ShownValue.tsx'
import { useWidgetsOf } from './useWidgetsOf.ts'
import './conflict.css'

export interface ConflictDialogProps {
  readonly question: ConflictQuestion
  readonly onAnswer: (choice: ConflictChoice) => void
}

/** Shows what two people made of one record, and lets the second one choose field by field. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { fields, merge } = props.question
  return useWidgetsOf(fields, [...merge.both, ...Object.keys(merge.taken)]) && <Question {...props} />
}

function Question({ question, onAnswer }: ConflictDialogProps) {
  const { conflict, merge, fields, mine, isInForm } = question
  const language = useLanguage()
  const text = useText()
  useTimeZone()
  const word = (name: ConflictText, values?: Readonly<Record<string, string>>) => conflictText(language, name, values)
  const [choices, setChoices] = useState<FieldChoices>({})
  const [isOpen, setOpen] = useState(true)
  const [isDiscarding, setDiscarding] = useState(false)
  const outcome = useRef<ConflictChoice>(undefined)
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => body.current?.querySelector('input')?.focus(), [])
  const leave = (choice: ConflictChoice) => {
    outcome.current = choice
    setOpen(false)
  }
  const chooseAll = (choice: 'mine' | 'theirs') =>
    setChoices(Object.fromEntries(merge.both.map((name) => [name, choice])))
  const left = merge.both.filter((name) => choices[name] === undefined).length
  const labelOf = (name: string) => text(fields[name]?.label ?? name)
  const { by, at } = conflict
  const details = { by: by ?? '', at: at === undefined ? '' : toShownTime(at) }
  const intro =
    by !== undefined && at !== undefined ? 'byAt' : by !== undefined ? 'by' : at !== undefined ? 'at' : 'unknown'
  const taken = Object.keys(merge.taken)
  return (
    <Dialog
      isFrontmost
      open={isOpen}
      title={word('title')}
      width={720}
      style={{ top: 48 }}
      maskClosable={false}
      onCancel={() => leave(undefined)}
      afterClose={() => onAnswer(outcome.current)}
      footer={
        isDiscarding ? (
          <div className="pw-conflict-buttons">
            <span role="alert">{word('discardQuestion')}</span>
            <Button onClick={() => setDiscarding(false)}>{word('back')}</Button>
            <Button danger type="primary" onClick={() => leave('discard')}>
              {word('discardYes')}
            </Button>
          </div>
        ) : (
          <div className="pw-conflict-buttons">
            <span role="status">{left > 0 && word('left', { count: String(left) })}</span>
            {isInForm && <Button onClick={() => setDiscarding(true)}>{word('discard')}</Button>}
            <Button onClick={() => leave(undefined)}>{word(isInForm ? 'keep' : 'cancel')}</Button>
            <Button type="primary" disabled={left > 0} onClick={() => leave(choices)}>
              {word(merge.both.length > 0 ? 'save' : 'goOn')}
            </Button>
          </div>
        )
      }
    >
      <div ref={body} className="pw-conflict">
        <p>{word(intro, details)}</p>
        {merge.both.length > 0 && (
          <div className="pw-conflict-head">
            <p>{word('choose')}</p>
            {merge.both.length > 1 && (
              <div className="pw-conflict-all">
                <Button size="small" onClick={() => chooseAll('mine')}>
                  {word('allMine')}
                </Button>
                <Button size="small" onClick={() => chooseAll('theirs')}>
                  {word('allTheirs')}
                </Button>
              </div>
            )}
          </div>
        )}
        {merge.both.map((name) => (
          <ConflictField
            key={name}
            label={labelOf(name)}
            choice={choices[name]}
            onChoose={(choice) => setChoices((before) => ({ ...before, [name]: choice }))}
            mine={<ShownValue name={name} field={fields[name]} record={mine} other={conflict.record} />}
            theirs={<ShownValue name={name} field={fields[name]} record={conflict.record} other={mine} />}
            words={{ mine: word('mine'), theirs: word('theirs') }}
          />
        ))}
        {taken.length > 0 && (
          <>
            <p>{word('taken')}</p>
            <dl className="pw-conflict-taken">
              {taken.map((name) => (
                <div key={name}>
                  <dt>{labelOf(name)}</dt>
                  <dd>
                    {merge.taken[name] === conflict.record[name] ? (
                      <ShownValue name={name} field={fields[name]} record={conflict.record} />
                    ) : (
                      word('takenRows')
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
    </Dialog>
  )
}
