import type { Ref } from 'react'
import { toAddHints } from './addHints.ts'
import { ChooseFile, type ChooseFileEdit, type FileDisplay } from './ChooseFile.tsx'
import type { FileTranslate } from './fileTexts.ts'
import type { FileProps } from './uploadProps.ts'

interface FileAddProps {
  readonly edit: ChooseFileEdit
  readonly look: FileDisplay
  readonly props: FileProps
  readonly t: FileTranslate
  readonly onTake: (files: readonly File[]) => void
  readonly ref?: Ref<HTMLInputElement>
}

/** Where files are added, with a hint of what may be. */
export function FileAdd({ edit, look: display, props, t, onTake, ref }: FileAddProps) {
  const isArea = display === 'list'
  const hints = <span className="pw-file-hint">{toAddHints(props, t)}</span>
  return (
    <>
      <ChooseFile
        ref={ref}
        edit={edit}
        look={display}
        accept={props.accept}
        multiple={props.limit !== 1}
        name={t('add')}
        text={t(isArea ? 'drop' : 'add')}
        onTake={onTake}
      >
        {isArea && hints}
      </ChooseFile>
      {display === 'button' && hints}
    </>
  )
}
