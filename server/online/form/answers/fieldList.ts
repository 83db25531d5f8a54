import type { FormDescription, FormField } from '../description.ts'
import { type AnswerContext, listFields } from './context.ts'

/** A field of the records of `getData` (wire contract 1.13, fieldList). */
export type ListedField = Pick<
  FormField,
  | 'id'
  | 'dbFieldName'
  | 'dbFieldTxt'
  | 'dbType'
  | 'dbLength'
  | 'dbPointLength'
  | 'fieldShowType'
  | 'dictField'
  | 'dictTable'
  | 'dictText'
  | 'fieldHref'
  | 'fieldExtendJson'
  | 'isShowList'
  | 'isQuery'
  | 'queryMode'
  | 'orderNum'
  | 'sortFlag'
>

/** What the records of a list hold that the person may see: the fields of `getData` beside its records. */
export const toFieldList = (form: FormDescription, context: AnswerContext): readonly ListedField[] =>
  listFields(form, context).map((field) => ({
    id: field.id,
    dbFieldName: field.dbFieldName,
    dbFieldTxt: field.dbFieldTxt,
    dbType: field.dbType,
    dbLength: field.dbLength,
    dbPointLength: field.dbPointLength,
    fieldShowType: field.fieldShowType,
    dictField: field.dictField,
    dictTable: field.dictTable,
    dictText: field.dictText,
    fieldHref: field.fieldHref,
    fieldExtendJson: field.fieldExtendJson,
    isShowList: field.isShowList,
    isQuery: field.isQuery,
    queryMode: field.queryMode,
    orderNum: field.orderNum,
    sortFlag: field.sortFlag,
  }))
