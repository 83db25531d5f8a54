import { InboxOutlined, PlusOutlined, UploadOutlined } from '@ant-design/icons'
import type { ReactNode, Ref } from 'react'
import type { EditProps } from '../../../runtime/index.ts'
import { stateAttributes } from '../stateAttributes.ts'
import './chooseFile.css'

export type FileDisplay = 'list' | 'cards' | 'button'

export type ChooseFileEdit = Pick<
  EditProps<unknown, unknown>,
  'id' | 'label' | 'invalid' | 'required' | 'describedBy' | 'autoFocus'
>

interface ChooseFileProps {
  readonly edit: ChooseFileEdit
  readonly look: FileDisplay
  /** What the file chooser offers: kinds and endings, as in HTML. */
  readonly accept: readonly string[] | undefined
  readonly multiple?: boolean
  /** What pressing it does; with the label of the field it is the name of the control. */
  readonly name: string
  /** What it says, when that is more than its name. */
  readonly text?: string
  readonly onTake: (files: readonly File[]) => void
  readonly ref?: Ref<HTMLInputElement> | undefined
  /** What is said below. */
  readonly children?: ReactNode
}

const icons = { list: InboxOutlined, cards: PlusOutlined, button: UploadOutlined } as const

/** Where files are chosen. The native field lies over it, so that the keyboard reaches it and files can be dropped on it. */
export function ChooseFile({
  edit,
  look: display,
  accept,
  multiple,
  name,
  text = name,
  onTake,
  ref,
  children,
}: ChooseFileProps) {
  const Icon = icons[display]
  return (
    <label className="pw-choose-file" data-look={display} data-invalid={edit.invalid || undefined}>
      <input
        ref={ref}
        id={edit.id}
        type="file"
        accept={accept?.join(',')}
        multiple={multiple}
        // biome-ignore lint/a11y/noAutofocus: a form or a table says where a person goes on
        autoFocus={edit.autoFocus}
        aria-label={`${edit.label}: ${name}`}
        onChange={(event) => {
          onTake([...(event.target.files ?? [])])
          // The same file can be chosen again.
          event.target.value = ''
        }}
        {...stateAttributes(edit)}
      />
      <Icon aria-hidden />
      <span>{text}</span>
      {children}
    </label>
  )
}
