import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { Flag, WidgetProps } from '../shared/propTypes.ts'

export const defaultMode = 'javascript'
/** Pixels, and columns (specification 9). */
export const defaultHeight = 240
export const defaultTabSize = 2

export const codeEditorProps = WidgetProps({
  mode: Type.Optional(
    Type.Enum(
      [
        ...(['javascript', 'css', 'html', 'java', 'objective-c', 'python', 'R', 'shell', 'sql', 'swift'] as const),
        ...(['vue', 'markdown', 'json'] as const),
      ],
      { description: 'the language of the code', default: defaultMode },
    ),
  ),
  height: Type.Optional(
    Type.Integer({
      minimum: 80,
      maximum: 2000,
      description: 'how high the code is, in pixels',
      default: defaultHeight,
    }),
  ),
  tabSize: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 8,
      description: 'how many columns a step of indentation takes',
      default: defaultTabSize,
    }),
  ),
  lineNumbers: Flag('numbers the lines', true),
  wrap: Flag('breaks lines that are longer than the editor is wide', true),
})

export type CodeEditorProps = Static<typeof codeEditorProps>

export const codeEditorSchema: WidgetSchema = { id: 'code-editor', props: codeEditorProps }
