import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Fragment, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { type EditProps, shorten } from '../../runtime/index.ts'
import { awaitedName } from './awaitedName.tsx'
import './chosenRecords.css'
import { stateAttributes } from './stateAttributes.ts'

/** Letters of a name that show (specification 9, multi-user picker). */
const nameLength = 25

interface ChosenRecordsProps {
  readonly edit: Omit<EditProps<unknown, unknown>, 'value' | 'onChange'>
  readonly keys: readonly string[]
  /** The names of the records, in the order of their keys; empty while they are awaited. */
  readonly names: readonly string[]
  readonly icon: ReactNode
  /** What the button says that opens the choice. */
  readonly chooseText: string
  readonly removeText: (name: string) => string
  /** Draws a record in place of its name, such as a card; each in a line of its own. */
  readonly draw?: (key: string, name: string, remove: (() => void) | undefined) => ReactNode
  /** Asks the person, and stores the answer; done when the choice was made or dismissed. */
  readonly choose: () => Promise<void>
  readonly onKeys: (keys: readonly string[]) => void
}

/** Records that were chosen, each of which can be taken out, and the button that opens the choice. */
export function ChosenRecords({ edit, keys, names, draw, ...props }: ChosenRecordsProps) {
  const { icon, chooseText, removeText, choose, onKeys } = props
  const chooseButton = useRef<HTMLButtonElement>(null)
  const isPicking = useRef(false)
  const open = async () => {
    isPicking.current = true
    await choose().finally(() => {
      isPicking.current = false
    })
  }
  const remove = (key: string) => {
    onKeys(keys.filter((other) => other !== key))
    // The button that was pressed goes away with its record.
    chooseButton.current?.focus()
  }
  const onBlur = () => {
    // The dialog that takes the focus belongs to the field: it is not left yet.
    if (!isPicking.current) edit.onBlur?.()
  }
  const removeByKey = (key: string | undefined) => (event: KeyboardEvent) => {
    if (key === undefined || (event.key !== 'Backspace' && event.key !== 'Delete')) return
    event.preventDefault()
    remove(key)
  }
  return (
    <fieldset
      className="pw-chosen-records"
      aria-label={edit.label}
      data-wide={draw ? '' : undefined}
      data-invalid={edit.invalid || undefined}
      data-disabled={edit.disabled || undefined}
      onBlur={onBlur}
    >
      {keys.map((key, index) => {
        const name = names[index] ?? key
        if (draw) return <Fragment key={key}>{draw(key, name, edit.disabled ? undefined : () => remove(key))}</Fragment>
        return (
          <span key={key} className="pw-chosen-record" title={name}>
            {name === '' ? awaitedName : shorten(name, nameLength)}
            {!edit.disabled && name !== '' && (
              <button
                type="button"
                aria-label={removeText(name)}
                onClick={() => remove(key)}
                onKeyDown={removeByKey(key)}
              >
                <CloseOutlined aria-hidden />
              </button>
            )}
          </span>
        )
      })}
      <Button
        ref={chooseButton}
        id={edit.id}
        type="text"
        size="small"
        icon={icon}
        aria-label={`${edit.label}: ${chooseText}`}
        aria-haspopup="dialog"
        disabled={edit.disabled}
        autoFocus={edit.autoFocus ?? false}
        onClick={() => void open()}
        onKeyDown={removeByKey(keys.at(-1))}
        {...stateAttributes({ ...edit, required: false })}
      >
        {keys.length === 0 && (edit.placeholder || chooseText)}
      </Button>
    </fieldset>
  )
}
