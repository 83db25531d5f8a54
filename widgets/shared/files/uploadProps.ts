import { type Static, Type } from 'typebox'
import { Flag, WidgetProps } from '../propTypes.ts'

/** Megabytes; what servers of the family take (wire contract 1). */
export const defaultMaxSize = 10
export const defaultFolder = 'temp'

/** How a widget sends files (specification 3, 5 and 7.4). */
export const uploadPropTypes = {
  maxSize: Type.Optional(
    Type.Number({ exclusiveMinimum: 0, description: 'the largest file, in megabytes', default: defaultMaxSize }),
  ),
  folder: Type.Optional(
    Type.String({
      pattern: '^[\\w-]+$',
      expected: 'a name of letters, digits, `_` and `-`',
      description: 'the folder of the server in which the files are kept',
      default: defaultFolder,
    }),
  ),
  url: Type.Optional(
    Type.String({
      pattern: '^(/(?!/)|https?://)',
      expected: 'an address that begins with `/`, `http://` or `https://`',
      description: 'the call that takes the files, where it is not that of the server',
    }),
  ),
  responseName: Type.Optional(
    Type.String({
      pattern: '^[\\w$]+(\\.[\\w$]+)*$',
      expected: 'the name of a field, or the names on the way to it with dots between them',
      description: 'the field of the answer that holds the stored path',
      default: 'message',
    }),
  ),
  token: Flag('sends the token of the person along, which no other site gets', true),
}

/** How many files are kept. */
export const LimitProp = Type.Optional(
  Type.Integer({
    minimum: 0,
    description: 'how many files are kept, the latest (`uploadnum`); 0 for any number',
    default: 0,
  }),
)

const uploadProps = WidgetProps(uploadPropTypes)
export type UploadProps = Static<typeof uploadProps>

/** What widgets for files of every kind let people do with them. */
export const filePropTypes = {
  limit: LimitProp,
  accept: Type.Optional(
    Type.Array(
      Type.String({
        pattern: '^(\\.\\w+|[\\w-]+/(\\*|[\\w.+-]+))$',
        expected: 'an ending such as `.pdf` or a type such as `image/*`',
      }),
      { minItems: 1, uniqueItems: true, description: 'the kinds of files that are taken; all when left out' },
    ),
  ),
  values: Type.Optional(
    Type.Enum(['paths', 'files'], {
      description: 'what is stored: comma-joined paths, or a list of `fileName`, `filePath` and `fileSize`',
      default: 'paths',
    }),
  ),
  allowDownload: Flag('files can be saved on the own computer', true),
  allowRemove: Flag('files can be taken out again', true),
  ...uploadPropTypes,
}

const fileProps = WidgetProps(filePropTypes)
export type FileProps = Static<typeof fileProps>
