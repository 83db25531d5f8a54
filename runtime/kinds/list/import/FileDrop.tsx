import { type DragEvent, useId, useState } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { Icon } from '../../../icons/index.ts'
import { sheetEndings } from './sheetFiles.ts'

interface FileDropProps {
  readonly isDisabled: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** Takes files from the disk: chosen in a dialog, or dropped here. */
export function FileDrop({ isDisabled, onFiles }: FileDropProps) {
  const translate = useTranslate()
  const hintId = useId()
  const [isOver, setOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!isDisabled) onFiles([...event.dataTransfer.files])
  }
  return (
    <label
      className="pw-import-drop"
      data-over={isOver || undefined}
      data-disabled={isDisabled || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!isDisabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <span className="pw-import-picture">
        <Icon name="inbox" />
      </span>
      <span>{translate('list.import.drop')}</span>
      <span id={hintId} className="pw-import-types">
        {translate('list.import.types')}
      </span>
      <input
        type="file"
        multiple
        accept={sheetEndings}
        disabled={isDisabled}
        aria-label={translate('list.import.drop')}
        aria-describedby={hintId}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file may be chosen again after it was removed.
          target.value = ''
        }}
      />
    </label>
  )
}
