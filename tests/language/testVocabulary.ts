import { Type } from 'typebox'
import { compileValidators } from '../../runtime/language/compile.ts'
import { createLanguage, createSchemas, Strict, Text, type WidgetSchema } from '../../runtime/language/index.ts'
import { avatarSchema } from '../../widgets/avatar/props.ts'
import { editableTableSchema } from '../../widgets/editable-table/props.ts'
import { fileCellSchema } from '../../widgets/file-cell/props.ts'
import { fileUploadSchema } from '../../widgets/file-upload/props.ts'
import { officeFrameSchema } from '../../widgets/office-frame/props.ts'
import { popupSchema } from '../../widgets/popup/props.ts'

const flag = Type.Optional(Type.Boolean({ default: false }))
const length = Type.Optional(Type.Integer({ minimum: 1 }))

/** A small vocabulary of widgets for the tests of the language, apart from the widgets that ship but for the table and files. */
export const testWidgets: readonly WidgetSchema[] = [
  { id: 'input', props: Strict({ maxLength: length, allowClear: flag }) },
  { id: 'password', props: Strict({ maxLength: length }) },
  { id: 'textarea', props: Strict({ maxLength: length, rows: length }) },
  {
    id: 'number',
    props: Strict({
      min: Type.Optional(Type.Number()),
      max: Type.Optional(Type.Number()),
      precision: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
  },
  {
    id: 'select',
    props: Strict({
      options: Type.Array(
        Strict({ value: Type.Unsafe<string | number>({ type: ['string', 'number'] }), label: Text }),
        { minItems: 1 },
      ),
      multiple: flag,
    }),
  },
  {
    id: 'dict-select',
    props: Strict({ dict: Type.String({ minLength: 1, reference: 'dictionary' }), multiple: flag, search: flag }),
  },
  { id: 'date', props: Strict({ format: Type.Optional(Type.String()) }), stores: 'day' },
  { id: 'datetime', props: Strict({}), stores: 'moment' },
  { id: 'switch', props: Strict({ on: Type.Optional(Type.Union([Type.String(), Type.Number()])) }) },
  { id: 'user-picker', props: Strict({ multiple: flag }) },
  editableTableSchema,
  fileUploadSchema,
  fileCellSchema,
  avatarSchema,
  officeFrameSchema,
  popupSchema,
  { id: 'group', props: Strict({}), contains: 'layout' },
]

export const testSchemas = createSchemas(testWidgets)
export const testValidators = compileValidators(testSchemas)
export const testLanguage = createLanguage({ widgets: testWidgets, validators: testValidators })
