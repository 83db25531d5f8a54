import { type Static, Type } from 'typebox'
import type { Reference, WidgetSchema } from '../../runtime/language/index.ts'
import { uploadPropTypes } from '../shared/files/uploadProps.ts'
import { TextProp, WidgetProps } from '../shared/propTypes.ts'

/** What stands when the document does not say: pixels, and the seconds that an answer may take. */
export const officeDefaults = { height: 560, timeout: 30 } as const

/** The documents that can be chosen when the page author names no others. */
export const officeKinds: readonly string[] = [
  '.doc',
  '.docx',
  '.xls',
  '.xlsx',
  '.ppt',
  '.pptx',
  '.odt',
  '.ods',
  '.odp',
]

const FieldName = Type.String({ minLength: 1, reference: 'field' satisfies Reference })

export const officeFrameProps = WidgetProps({
  url: Type.String({
    pattern: '^(/(?![/\\\\])|https?://)',
    expected: 'an address that begins with `/`, `http://` or `https://`',
    description: 'the office page; it gets the token where it is of our own site',
  }),
  title: Type.Optional(TextProp('what the office page is called')),
  height: Type.Optional(
    Type.Integer({
      minimum: 200,
      maximum: 4000,
      description: 'pixels of the office page',
      default: officeDefaults.height,
    }),
  ),
  timeout: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 600,
      description: 'seconds until an answer of the office page is given up',
      default: officeDefaults.timeout,
    }),
  ),
  options: Type.Optional(
    Type.Unsafe<Readonly<Record<string, unknown>>>({
      type: 'object',
      description: 'what the office page is told beyond the document, in its own words',
    }),
  ),
  fill: Type.Optional(
    Type.Unsafe<Readonly<Record<string, string>>>({
      type: 'object',
      minProperties: 1,
      additionalProperties: FieldName,
      description: 'the places of the document that can be filled, each with the field of the form that fills it',
    }),
  ),
  replace: Type.Optional(
    Type.Unsafe<Readonly<Record<string, string>>>({
      type: 'object',
      minProperties: 1,
      additionalProperties: FieldName,
      description: 'the words of the document that can be replaced, each with the field of the form that replaces it',
    }),
  ),
  folder: uploadPropTypes.folder,
  maxSize: uploadPropTypes.maxSize,
})

export type OfficeFrameProps = Static<typeof officeFrameProps>

export const officeFrameSchema: WidgetSchema = { id: 'office-frame', props: officeFrameProps }
