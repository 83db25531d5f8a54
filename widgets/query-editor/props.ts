import { type Static, Type } from 'typebox'
import type { WidgetSchema } from '../../runtime/language/index.ts'
import { FieldProp, WidgetProps } from '../shared/propTypes.ts'

/** Pixels. */
export const defaultHeight = 220

const OtherField = (description: string) => Type.Optional(FieldProp(description))

const Row = (description: string) =>
  Type.Optional(
    Type.Unsafe<Readonly<Record<string, string | number>>>({
      type: 'object',
      additionalProperties: { type: ['string', 'number'] },
      description,
    }),
  )

export const queryEditorProps = WidgetProps({
  height: Type.Optional(
    Type.Integer({
      minimum: 80,
      maximum: 2000,
      description: 'how high the query is, in pixels',
      default: defaultHeight,
    }),
  ),
  dataSource: OtherField('the field that names the data source; the app’s own database when left out or empty'),
  sort: OtherField('the field that says what the text is: a query where it holds `sql`, else a text such as JSON'),
  columns: OtherField('the field with the rows that describe the columns of the query'),
  parameters: OtherField('the field with the rows that describe its parameters'),
  removedColumns: OtherField('the field that takes the ids of saved columns that went'),
  removedParameters: OtherField('the field that takes the ids of saved parameters that went'),
  newColumn: Row('what a column begins with, beside its name, label and type'),
  newParameter: Row('what a parameter begins with, beside its name and label'),
  decimal: Type.Optional(
    Type.String({ minLength: 1, description: 'the type of columns with decimal numbers', default: 'Double' }),
  ),
})

export type QueryEditorProps = Static<typeof queryEditorProps>

export const queryEditorSchema: WidgetSchema = { id: 'query-editor', props: queryEditorProps }

/** How the text of a query is drawn. */
export const appearance = { tabSize: 2, lineNumbers: true, wrap: true } as const
