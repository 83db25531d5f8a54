import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { filePropTypes } from '../shared/files/uploadProps.ts'
import { WidgetProps } from '../shared/propTypes.ts'

/** The kinds of a cell for pictures when the document names none. */
export const pictureKinds: readonly string[] = ['image/*']

export const fileCellProps = WidgetProps({
  look: Type.Optional(
    Type.Enum(['files', 'pictures'], {
      description: 'a cell shows the name of its file, or its pictures and takes no other files',
      default: 'files',
    }),
  ),
  ...filePropTypes,
})

export type FileCellProps = Static<typeof fileCellProps>

export const fileCellSchema: WidgetSchema = { id: 'file-cell', props: fileCellProps }
